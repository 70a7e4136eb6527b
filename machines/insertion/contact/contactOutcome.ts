import type { FormErrors } from '../../market/api/formErrors.ts';
import type { ContactOutcome, KnownContact } from './contactStepSetup.ts';
import type { EmailStatus } from './emailStatus.ts';

const noErrors: FormErrors = { fields: {}, general: {} };

export function statusIn(outcome: ContactOutcome<EmailStatus>): EmailStatus {
  if (!('answer' in outcome)) throw new Error('The look-up returned errors');
  return outcome.answer;
}

export function answerIn(outcome: ContactOutcome<KnownContact>): KnownContact | null {
  return 'answer' in outcome ? outcome.answer : null;
}

export function errorsIn(outcome: ContactOutcome<unknown>): FormErrors {
  return 'errors' in outcome ? outcome.errors : noErrors;
}
