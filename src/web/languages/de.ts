export { addressWords } from '#market/addresses/words/de.ts';
export { cantonNames } from '#market/cantons/names/de.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/de.ts';
export { messages } from '#locales/de/messages.po';
