export { addressWords } from '#market/addressWords/it.ts';
export { cantonNames } from '#market/cantonNames/it.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/it.ts';
export { messages } from '#locales/it/messages.po';
