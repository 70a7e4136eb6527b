import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FormErrors, GeneralError } from '../market/api/formErrors.ts';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { FormEvent } from './formEvents.ts';
import type { FormFields } from './formField.ts';
import {
  fieldsOf,
  type FormValues,
  isSecretField,
  judged,
  mapped,
  problemsOf,
  ownFields,
  valuesOf,
} from './formSchema.ts';

export interface FormContext<Answer> {
  readonly fields: FormFields;
  /** A problem of the whole form, apart from its fields (FORMS-5). */
  readonly general: GeneralError | null;
  /** The answer of the last submission. */
  readonly answer: Answer | null;
  /** The number of failed submissions: each moves the focus to the first wrong field. */
  readonly tellings: number;
}

/** The outcome of a submission: an answer, or errors. */
export type Submission<Answer> = { readonly answer: Answer } | { readonly errors: FormErrors };

interface FormInput<Values> {
  /** Initial values of the form that replace the defaults. */
  readonly values: Partial<Values>;
}

/**
 * Creates the chart of a form: `schema` validates its fields, `defaults` are their initial values. After a success the
 * values stay, unless the form `restartsAfterSubmit`.
 */
export function formMachineOf<Values extends FormValues, Answer>({
  id,
  description,
  schema,
  defaults,
  restartsAfterSubmit = false,
}: {
  readonly id: string;
  readonly description: string;
  readonly schema: z.ZodMiniType<Values>;
  readonly defaults: Values;
  readonly restartsAfterSubmit?: boolean;
}) {
  return setup({
    types: {
      context: {} as FormContext<Answer>,
      events: {} as FormEvent,
      input: {} as FormInput<Values>,
      tags: {} as 'busy' | 'submitted',
      /** The elements visible in a state, by the names under which test drivers find them. */
      meta: {} as { readonly shows: readonly 'general'[] },
    },
    actors: {
      /** Submits the values that the schema has parsed. Never rejects: a failed call is an outcome. */
      submitting: providedPromise<Submission<Answer>, FormValues>('submitting'),
    },
    actions: {
      takeValue: assign(({ context: { fields }, event }) => {
        if (event.type !== 'value.changed' && event.type !== 'secret.changed') return {};
        const value = event.type === 'value.changed' ? event.value : event.secret;
        const field = fields[event.field];
        if (!field) return {};
        // FORMS-6: an error of a field is obsolete once the field changes.
        const changed = { ...field, value, dirty: value !== field.defaultValue, error: null };
        return { fields: judged({ ...fields, [event.field]: changed }, schema) };
      }),
      noteTouch: assign(({ context: { fields }, event }) => {
        const field = event.type === 'field.left' ? fields[event.field] : undefined;
        return field ? { fields: ownFields({ ...fields, [field.name]: { ...field, touched: true } }, schema) } : {};
      }),
      touchAll: assign(({ context: { fields } }) => ({
        fields: mapped(fields, (field) => ({ ...field, touched: true, error: null })),
        general: null,
        answer: null,
      })),
      showProblems: assign(({ context: { fields, tellings } }) => ({
        fields: ownFields(fields, schema),
        tellings: tellings + 1,
      })),
      takeErrors: assign(({ context: { fields, tellings } }, errors: FormErrors) => ({
        fields: mapped(fields, (field) => ({ ...field, error: errors.fields[field.name] ?? null })),
        general: generalOf(errors, fields),
        tellings: tellings + 1,
      })),
      /** Submitted values become the defaults; secrets are emptied, and so is a form that asks again. */
      takeAnswer: assign(({ context: { fields } }, { answer }: { readonly answer: Answer }) => ({
        answer,
        fields: judged(
          mapped(fields, (field) => {
            const value = restartsAfterSubmit || isSecretField(schema, field.name) ? field.defaultValue : field.value;
            return { ...field, value, defaultValue: value, dirty: false, touched: false };
          }),
          schema,
        ),
      })),
    },
    guards: {
      isComplete: ({ context }) => Object.keys(problemsOf(context.fields, schema)).length === 0,
      wasAccepted: (_, submission: Submission<Answer>) => 'answer' in submission,
      /** Whether the changed field is not secret: an event that may be stored must not carry a secret value. */
      isPlain: ({ event }) => event.type === 'value.changed' && !isSecretField(schema, event.field),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { values } }) => ({
      fields: fieldsOf({ ...defaults, ...values }, schema),
      general: null,
      answer: null,
      tellings: 0,
    }),
    initial: 'filling',
    states: {
      filling: {
        description: 'The user fills in the form. The problem of a field is shown once the field is left.',
        initial: 'open',
        on: {
          'value.changed': { guard: 'isPlain', actions: 'takeValue' },
          'secret.changed': { actions: 'takeValue' },
          'field.left': { actions: 'noteTouch' },
          'form.submitted': { target: 'deciding', actions: 'touchAll' },
        },
        states: {
          open: { description: 'The form has not been refused.' },
          refused: {
            description: 'The form was refused; the reason is visible above it until the next submission.',
            meta: { shows: ['general'] },
          },
        },
      },
      deciding: {
        description: 'Checks whether the values can be sent.',
        always: [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'filling', actions: 'showProblems' },
        ],
      },
      submitting: {
        description: 'The form is being sent. Nothing in it changes, and it is not sent twice (FORMS-7).',
        tags: ['busy'],
        invoke: {
          id: 'submitting',
          src: 'submitting',
          input: ({ context }) => z.parse(schema, valuesOf(context.fields)),
          onDone: [
            {
              guard: withOutput('wasAccepted'),
              target: 'submitted',
              actions: { type: 'takeAnswer', params: ({ event }) => event.output as { readonly answer: Answer } },
            },
            {
              target: 'filling.refused',
              actions: { type: 'takeErrors', params: ({ event }) => (event.output as { errors: FormErrors }).errors },
            },
          ],
        },
      },
      submitted: {
        description: 'The form was accepted. A change starts it again.',
        tags: ['submitted'],
        on: {
          'value.changed': { guard: 'isPlain', target: 'filling', actions: 'takeValue' },
          'secret.changed': { target: 'filling', actions: 'takeValue' },
          'form.submitted': { target: 'deciding', actions: 'touchAll' },
        },
      },
    },
  });
}

/** The error of an unknown field becomes the form's error; without any text, a general message. */
function generalOf({ fields: wrong, general }: FormErrors, fields: FormFields): GeneralError {
  if (general.code !== undefined || general.text !== undefined) return general;
  const [stray] = Object.entries(wrong).flatMap(([name, error]) =>
    name in fields || 'word' in error ? [] : error.text,
  );
  if (stray !== undefined) return { text: stray };
  return Object.keys(wrong).length > 0 ? { code: 'api.invalidInput' } : {};
}
