import { choice, keyed, number } from './parameterKinds.ts';

/** The search parameters of jobs and services. */
export const workParameters = keyed({
  /** The workload in percent; for a range, its maximum. */
  workload: number('wls wle', 1, 100, 'percent'),
  contract: choice('contract', ['permanent', 'temporary', 'hourly', 'freelance', 'apprenticeship', 'internship']),
  homeOffice: choice('homeoffice', ['full', 'partly', 'none']),
  /** The place where a service is provided. */
  servicePlace: choice('where', ['customer', 'provider', 'online']),
});
