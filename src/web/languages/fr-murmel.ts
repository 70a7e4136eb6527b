export { addressWords } from '#market/addressWords/fr.ts';
export { cantonNames } from '#market/cantonNames/fr.ts';
export { categoryNames } from '#machines/market/categories/categoryNames/fr.ts';
export { messages } from '#locales/fr-murmel/messages.po';
