import type { homeParameters } from '#machines/market/parameters/homeParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for real estate. */
export const homeChoices: ChoiceWords<typeof homeParameters> = {
  transaction: {
    rent: /*i18n*/ { id: 'parameter.transaction.rent', message: 'Rent' },
    buy: /*i18n*/ { id: 'parameter.transaction.buy', message: 'Buy' },
  },
};
