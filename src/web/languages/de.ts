export { addressWords } from '#market/addressWords/de.ts';
export { cantonNames } from '#market/cantonNames/de.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/de.ts';
export { messages } from '#locales/de/messages.po';
