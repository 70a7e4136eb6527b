import { choice, keyed } from './parameterKinds.ts';

/** What jobs and services are searched by. */
export const workParameters = keyed({
  /** Where an ad leaves room, the most that it offers. */
  workload: { kind: 'number', unit: 'percent', min: 1, max: 100, step: 1, addressKeys: ['wls', 'wle'] },
  contract: choice('contract', ['permanent', 'temporary', 'hourly', 'freelance', 'apprenticeship', 'internship']),
  homeOffice: choice('homeoffice', ['full', 'partly', 'none']),
  /** Where a service is given. */
  servicePlace: choice('where', ['customer', 'provider', 'online']),
});
