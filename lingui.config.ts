import { formatter } from '@lingui/format-po';

/** Read by the Vite plugin, which compiles the catalogues, and by `lingui extract`. */
export default {
  sourceLocale: 'en',
  // French addresses people as "vous" in allmend and as "tu" in murmel: fr-murmel holds only what differs.
  locales: ['de', 'fr', 'it', 'en', 'fr-murmel'],
  fallbackLocales: { 'fr-murmel': 'fr', default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src/web', 'src/words', 'src/market'],
      exclude: ['src/words/parameters.ts', 'src/words/*Choices.ts'],
    },
    // The server says them alone, so no browser loads them.
    { path: '<rootDir>/locales/{locale}/parameters', include: ['src/words/parameters.ts', 'src/words/*Choices.ts'] },
  ],
  // Line numbers would touch every catalogue at every edit.
  format: formatter({ lineNumbers: false }),
};
