export { addressWords } from '#market/addresses/words/en.ts';
export { cantonNames } from '#market/cantons/names/en.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/en.ts';
export { messages } from '#locales/en/messages.po';
