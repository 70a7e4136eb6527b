/** Why a category is guessed from the title of an ad. */
export const guessWords = {
  ads: /*i18n*/ {
    id: 'insertion.guess.ads',
    message:
      '{all, plural, =1 {The one ad with “{word}” is in “{category}”} other {{ads} of {all} ads with “{word}” are in “{category}”}}',
  },
  name: /*i18n*/ { id: 'insertion.guess.name', message: '“{word}” is a word for “{category}”' },
  thing: /*i18n*/ { id: 'insertion.guess.thing', message: 'Ads for “{word}” belong in “{category}”' },
};
