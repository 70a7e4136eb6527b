/** The texts that explain why a category is guessed from the title of a listing. */
export const guessWords = {
  listings: /*i18n*/ {
    id: 'insertion.guess.ads',
    message:
      '{all, plural, =1 {The only ad with “{word}” is in “{category}”} other {{listings, plural, one {# of {all} ads with “{word}” is in “{category}”} other {# of {all} ads with “{word}” are in “{category}”}}}}',
  },
  name: /*i18n*/ { id: 'insertion.guess.name', message: '“{word}” is another word for “{category}”' },
  thing: /*i18n*/ { id: 'insertion.guess.thing', message: 'Ads for “{word}” are usually in “{category}”' },
};
