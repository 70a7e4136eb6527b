import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { fromPromise, type Subscription } from 'xstate';

import type { FormEvent } from '#machines/forms/formEvents.ts';
import type { FormField } from '#machines/forms/formField.ts';
import type { FormContext, Submission } from '#machines/forms/formMachine.ts';
import type { FormValues } from '#machines/forms/formSchema.ts';
import { type FormErrors, formErrorsOf } from '#machines/market/api/formErrors.ts';

import { CallFailed } from '../api/apiClient.ts';

interface FormSnapshot {
  readonly context: FormContext<unknown>;
  hasTag(tag: 'busy' | 'submitted'): boolean;
}

/** The flow of any form (`formMachineOf`). */
export interface FormFlow {
  readonly id: string;
  send(event: FormEvent): void;
  getSnapshot(): FormSnapshot;
  subscribe(listener: (snapshot: FormSnapshot) => void): Subscription;
}

const FormFlowContext = createContext<FormFlow | undefined>(undefined);

export const FormFlowProvider = FormFlowContext.Provider;

const FormIdContext = createContext('');

export const FormIdProvider = FormIdContext.Provider;

/** The id of a field's input element in the surrounding form; links to the field use it. */
export function useFieldId(name: string): string {
  return `${use(FormIdContext)}-${name}`;
}

/** The flow of the form around a view. */
export function useFormFlow(): FormFlow {
  const flow = use(FormFlowContext);
  if (!flow) throw new Error('There is no form around this field');
  return flow;
}

export function useFormSelector<Part>(selector: (snapshot: FormSnapshot) => Part): Part {
  return useSelector(useFormFlow() as never, selector as never);
}

/** A field of the form around a view, by its name. */
export function useField(name: string): FormField {
  return useFormSelector(({ context }) => {
    const field = context.fields[name];
    if (!field) throw new Error(`The form has no field "${name}"`);
    return field;
  });
}

/** The errors of a refused call. It is thrown if the server answered with a refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super('The form was refused');
    this.errors = errors;
  }
}

/** The actor that submits a form. An error of the call becomes an outcome that the form shows. */
export function submits<Values extends FormValues, Answer>(
  send: (values: Values, signal: AbortSignal) => Promise<Answer>,
) {
  return fromPromise<Submission<Answer>, FormValues>(async ({ input, signal }) => {
    try {
      // The cast is safe: the chart has validated the values by the form's schema.
      return { answer: await send(input as Values, signal) };
    } catch (error) {
      return { errors: errorsIn(error) };
    }
  });
}

/** The form's errors from a failed submission. Unknown errors become a general message of the form. */
function errorsIn(error: unknown): FormErrors {
  if (error instanceof Refused) return error.errors;
  return error instanceof CallFailed ? formErrorsOf(error.failure) : { fields: {}, general: {} };
}
