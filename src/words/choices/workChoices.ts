import type { workParameters } from '#machines/market/parameters/workParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for jobs and services. */
export const workChoices: ChoiceWords<typeof workParameters> = {
  contract: {
    permanent: /*i18n*/ { id: 'parameter.contract.permanent', message: 'Permanent' },
    temporary: /*i18n*/ { id: 'parameter.contract.temporary', message: 'Temporary' },
    hourly: /*i18n*/ { id: 'parameter.contract.hourly', message: 'Hourly paid' },
    freelance: /*i18n*/ { id: 'parameter.contract.freelance', message: 'Freelance' },
    apprenticeship: /*i18n*/ { id: 'parameter.contract.apprenticeship', message: 'Apprenticeship' },
    internship: /*i18n*/ { id: 'parameter.contract.internship', message: 'Internship' },
  },
  homeOffice: {
    full: /*i18n*/ { id: 'parameter.homeOffice.full', message: 'Home office' },
    partly: /*i18n*/ { id: 'parameter.homeOffice.partly', message: 'Partly home office' },
    none: /*i18n*/ { id: 'parameter.homeOffice.none', message: 'On site' },
  },
  servicePlace: {
    customer: /*i18n*/ { id: 'parameter.servicePlace.customer', message: 'At the customer’s' },
    provider: /*i18n*/ { id: 'parameter.servicePlace.provider', message: 'At the provider’s' },
    online: /*i18n*/ { id: 'parameter.servicePlace.online', message: 'Online' },
  },
};
