export { addressWords } from '#market/addresses/words/it.ts';
export { cantonNames } from '#market/cantons/names/it.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/it.ts';
export { messages } from '#locales/it/messages.po';
