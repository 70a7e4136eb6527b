import { choice, keyed, number } from './parameterKinds.ts';

/** What jobs and services are searched by. */
export const workParameters = keyed({
  /** Where an ad leaves room, the most that it offers. */
  workload: number('wls wle', 1, 100, 'percent'),
  contract: choice('contract', ['permanent', 'temporary', 'hourly', 'freelance', 'apprenticeship', 'internship']),
  homeOffice: choice('homeoffice', ['full', 'partly', 'none']),
  /** Where a service is given. */
  servicePlace: choice('where', ['customer', 'provider', 'online']),
});
