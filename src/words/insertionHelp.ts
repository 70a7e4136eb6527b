/** The reason for a category guessed from the title of a listing. */
export const guessWords = {
  ads: /*i18n*/ {
    id: 'insertion.guess.ads',
    message:
      '{all, plural, =1 {The only ad with “{word}” is in “{category}”} other {{ads, plural, one {# ad} other {# ads}} of {all} with “{word}” {ads, plural, one {is} other {are}} in “{category}”}}',
  },
  name: /*i18n*/ { id: 'insertion.guess.name', message: '“{word}” is another word for “{category}”' },
  thing: /*i18n*/ { id: 'insertion.guess.thing', message: 'Ads for “{word}” are usually in “{category}”' },
};
