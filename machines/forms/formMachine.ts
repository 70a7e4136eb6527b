import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FormErrors, GeneralError } from '../market/api/formErrors.ts';
import { withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { FormEvent } from './formEvents.ts';
import type { FormFields } from './formField.ts';
import { fieldsOf, type FormValues, isSecretField, judged, mapped, problemsOf, told, valuesOf } from './formSchema.ts';

export interface FormContext<Answer> {
  readonly fields: FormFields;
  /** What is wrong with the whole, apart from its fields (FORMS-5). */
  readonly general: GeneralError | null;
  /** What the last sending was answered. */
  readonly answer: Answer | null;
  /** How often it was told that something is wrong: whoever has sent the form is led to the first field that is. */
  readonly tellings: number;
}

/** How a sending ended: with an answer, or with what is wrong. */
export type Submission<Answer> = { readonly answer: Answer } | { readonly errors: FormErrors };

interface FormInput<Values> {
  /** What stands in its fields instead of the defaults. */
  readonly values: Partial<Values>;
}

/**
 * A chart of its own for one form: `schema` says what it asks for, `defaults` what stands there at first. Once it was taken what
 * was sent goes on standing there, unless the form `asksAnew`.
 */
export function formMachineOf<Values extends FormValues, Answer>({
  id,
  description,
  schema,
  defaults,
  asksAnew = false,
}: {
  readonly id: string;
  readonly description: string;
  readonly schema: z.ZodMiniType<Values>;
  readonly defaults: Values;
  readonly asksAnew?: boolean;
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
      /** Gets what the schema has made of the fields. Never rejects: a failed call is an outcome. */
      submitting: providedPromise<Submission<Answer>, FormValues>('submitting'),
    },
    actions: {
      takeValue: assign(({ context: { fields }, event }) => {
        if (event.type !== 'value.changed' && event.type !== 'secret.changed') return {};
        const value = event.type === 'value.changed' ? event.value : event.secret;
        const field = fields[event.field];
        if (!field) return {};
        // FORMS-6: what was said of it was said of what stood there.
        const changed = { ...field, value, dirty: value !== field.defaultValue, error: null };
        return { fields: judged({ ...fields, [event.field]: changed }, schema) };
      }),
      noteTouch: assign(({ context: { fields }, event }) => {
        const field = event.type === 'field.left' ? fields[event.field] : undefined;
        return field ? { fields: told({ ...fields, [field.name]: { ...field, touched: true } }, schema) } : {};
      }),
      touchAll: assign(({ context: { fields } }) => ({
        fields: mapped(fields, (field) => ({ ...field, touched: true, error: null })),
        general: null,
        answer: null,
      })),
      tellProblems: assign(({ context: { fields, tellings } }) => ({
        fields: told(fields, schema),
        tellings: tellings + 1,
      })),
      takeErrors: assign(({ context: { fields, tellings } }, errors: FormErrors) => ({
        fields: mapped(fields, (field) => ({ ...field, error: errors.fields[field.name] ?? null })),
        general: generalOf(errors, fields),
        tellings: tellings + 1,
      })),
      /** What was sent is what stands there from now on; of secrets nothing stays, nor in a form that asks anew. */
      takeAnswer: assign(({ context: { fields } }, { answer }: { readonly answer: Answer }) => ({
        answer,
        fields: judged(
          mapped(fields, (field) => {
            const value = asksAnew || isSecretField(schema, field.name) ? field.defaultValue : field.value;
            return { ...field, value, defaultValue: value, dirty: false, touched: false };
          }),
          schema,
        ),
      })),
    },
    guards: {
      isComplete: ({ context }) => Object.keys(problemsOf(context.fields, schema)).length === 0,
      isTaken: (_, submission: Submission<Answer>) => 'answer' in submission,
      /** A secret that comes by an event that is kept is not taken. */
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
        description: 'Somebody fills it in. What is wrong with a field is told once they have left it.',
        initial: 'open',
        on: {
          'value.changed': { guard: 'isPlain', actions: 'takeValue' },
          'secret.changed': { actions: 'takeValue' },
          'field.left': { actions: 'noteTouch' },
          'form.submitted': { target: 'deciding', actions: 'touchAll' },
        },
        states: {
          open: { description: 'Nobody has refused it.' },
          refused: {
            description: 'It was sent and not taken; above it stands why, until it is sent again.',
            meta: { shows: ['general'] },
          },
        },
      },
      deciding: {
        description: 'Whether it can be sent as it stands there.',
        always: [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'filling', actions: 'tellProblems' },
        ],
      },
      submitting: {
        description: 'It is on its way. Nothing in it changes, and it is not sent twice (FORMS-7).',
        tags: ['busy'],
        invoke: {
          id: 'submitting',
          src: 'submitting',
          input: ({ context }) => z.parse(schema, valuesOf(context.fields)),
          onDone: [
            {
              guard: withOutput('isTaken'),
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
        description: 'It was taken. Who changes something in it begins anew.',
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

/** What is said of a field that the form does not have is said of the whole; where nothing is, that something is wrong. */
function generalOf({ fields: wrong, general }: FormErrors, fields: FormFields): GeneralError {
  if (general.code !== undefined || general.text !== undefined) return general;
  const [stray] = Object.entries(wrong).flatMap(([name, error]) =>
    name in fields || 'word' in error ? [] : error.text,
  );
  if (stray !== undefined) return { text: stray };
  return Object.keys(wrong).length > 0 ? { code: 'api.invalidInput' } : {};
}
