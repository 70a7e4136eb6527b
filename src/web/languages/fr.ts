export { addressWords } from '#market/addresses/words/fr.ts';
export { cantonNames } from '#market/cantons/names/fr.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/fr.ts';
export { messages } from '#locales/fr/messages.po';
