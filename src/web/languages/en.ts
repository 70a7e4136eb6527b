export { addressWords } from '#market/addressWords/en.ts';
export { cantonNames } from '#market/cantonNames/en.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/en.ts';
export { messages } from '#locales/en/messages.po';
