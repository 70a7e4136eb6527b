import { formatter } from '@lingui/format-po';

/**
 * The words of parts that load after a page (`lazyView`) or with a chunk. The first page does not need them, so they
 * have a separate catalogue. Words that both use are in both. `tests/web/build.node.test.ts` verifies that no page
 * needs them.
 */
const lazy = [
  'src/web/account/**',
  'src/web/favourites/**/!(SharedFavouritesPage).{ts,tsx}',
  'src/web/forms/**',
  'src/web/insertion/**',
  'src/web/messaging/**',
  'src/web/ownListings/**',
  'src/web/home/{AllCategories,CategoryPills}.tsx',
  'src/web/landing/*/{Brand,Category,RealEstate}Ways.tsx',
  'src/web/listing/gallery/FullScreenGallery.tsx',
  'src/web/search/{alternatives,filters,pagination,toolbar}/**',
  'src/web/shell/{failure,footer}/**',
  'src/web/shell/language/LanguageHint.tsx',
  'src/web/app/**',
  'src/web/content/help/HelpQuestions.tsx',
  'src/web/search/bar/SearchPlace.tsx',
  'src/web/notifications/**',
  'src/web/{offline,outbox}/**',
  'src/web/suggestions/**',
  'src/web/ui/navigation/{CountedLinks,NewTabLink,Pagination}.tsx',
  'src/web/ui/fields/Stepper.tsx',
  'src/web/listing/related/RecentlyViewed.tsx',
  'src/web/visits/HiddenListings.tsx',
  'src/words/{forms,notifications,search}.ts',
];

/** Only the server uses these words, so no browser loads them. */
const saidByServer = [
  'src/words/{insertion,insertionHelp,parameters,photos,prices}.ts',
  'src/words/{choices,refusals}/**',
];

/** The words of mails, which the server writes. */
const saidInMails = ['src/words/mails/**'];

/** Used by the Vite plugin, which compiles the catalogues, and by `lingui extract`. */
export default {
  sourceLocale: 'en',
  // French addresses people as "vous" in allmend and as "tu" in murmel: fr-murmel contains only the differences.
  locales: ['de', 'fr', 'it', 'en', 'fr-murmel'],
  fallbackLocales: { 'fr-murmel': 'fr', default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src/web', 'src/words', 'src/market'],
      exclude: [...saidByServer, ...saidInMails, ...lazy],
    },
    { path: '<rootDir>/locales/{locale}/lazy', include: lazy },
    { path: '<rootDir>/locales/{locale}/parameters', include: saidByServer },
    { path: '<rootDir>/locales/{locale}/mails', include: saidInMails },
  ],
  // The catalogues contain no line numbers, which would change with each edit.
  format: formatter({ lineNumbers: false }),
};
