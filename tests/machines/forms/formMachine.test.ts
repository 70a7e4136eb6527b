import { setImmediate as turn } from 'node:timers/promises';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FormEvent } from '#machines/forms/formEvents.ts';
import { shownError } from '#machines/forms/formField.ts';
import { formMachineOf, type Submission } from '#machines/forms/formMachine.ts';
import { formEvents } from '#machines/forms/formEvents.ts';
import { hiddenSecret, secret, withoutSecrets } from '#machines/journal/secret.ts';
import { formMachine } from '#machines/forms/formCases.ts';

type Answer = Submission<{ readonly id: number }>;

/** Starts a form whose answers the test controls. */
function opened() {
  const sent: { readonly input: unknown; answer(answer: Answer): Promise<void> }[] = [];
  const logic = formMachine.provide({
    actors: {
      submitting: fromPromise<Answer, unknown>(({ input }) => {
        const { promise, resolve } = Promise.withResolvers<Answer>();
        sent.push({
          input,
          async answer(answer) {
            resolve(answer);
            await turn();
          },
        });
        return promise;
      }) as never,
    },
  });
  const actor = createActor(logic, { input: { values: {} } }).start();
  const now = () => actor.getSnapshot();
  return {
    sent,
    now,
    send: (...events: readonly FormEvent[]) => events.forEach((event) => actor.send(event)),
    field: (name: string) => now().context.fields[name]!,
  };
}

const typed = (value: string): FormEvent => ({ type: 'value.changed', field: 'email', value });
const code = (text: string): FormEvent => ({ type: 'secret.changed', field: 'code', secret: text });
const left = (field: string): FormEvent => ({ type: 'field.left', field });
const submitted: FormEvent = { type: 'form.submitted' };

const refused = (fields: Record<string, string>, text?: string): Answer => ({
  errors: {
    fields: Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, { text: each }])),
    general: text === undefined ? {} : { text },
  },
});

describe('a form', () => {
  it('has fields with name, value, default, error, touched, dirty and invalid [FORMS-1]', () => {
    const { send, field } = opened();
    expect(field('email')).toEqual({
      name: 'email',
      value: '',
      defaultValue: '',
      error: null,
      touched: false,
      dirty: false,
      invalid: true,
    });
    send(typed('vreni@example.ch'), left('email'));
    expect(field('email')).toMatchObject({ value: 'vreni@example.ch', touched: true, dirty: true, invalid: false });
    send(typed(''));
    expect(field('email')).toMatchObject({ dirty: false, invalid: true });
  });

  it('shows the error of a field only after it was visited [FORMS-2]', () => {
    const { send, field } = opened();
    send(typed('vreni'));
    expect(shownError(field('email'))).toBeNull();
    send(left('email'));
    expect(shownError(field('email'))).toEqual({ word: 'wrongFormat' });
    expect(shownError(field('code')), 'of the other nothing').toBeNull();
  });

  it('hides the error of a field as soon as its value changes [FORMS-6]', async () => {
    const { send, field, sent } = opened();
    send(typed('vreni'), left('email'), typed('vreni@'));
    expect(field('email').error).toBeNull();
    send(typed('vreni@example.ch'), code('1'), submitted);
    await sent[0]!.answer(refused({ code: 'This code is wrong.', email: 'Nobody is called so.' }));
    send(code('12'));
    expect(field('code').error).toBeNull();
    expect(field('email').error, 'of the other it stays').toEqual({ text: 'Nobody is called so.' });
  });

  it('shows the errors of all fields on submission, and sends nothing', () => {
    const { send, field, sent, now } = opened();
    send(submitted);
    expect(field('email').error).toEqual({ word: 'mandatory' });
    expect(field('code').error).toEqual({ word: 'mandatory' });
    expect(now().context.tellings).toBe(1);
    expect(sent).toEqual([]);
  });

  it('is not sent again while a submission is pending [FORMS-7]', async () => {
    const { send, sent, now, field } = opened();
    send(typed('vreni@example.ch'), code('1234'), submitted, submitted, typed('reto@example.ch'), submitted);
    expect(sent.map(({ input }) => input)).toEqual([{ email: 'vreni@example.ch', code: '1234' }]);
    expect(field('email').value, 'what is on its way').toBe('vreni@example.ch');
    await sent[0]!.answer({ answer: { id: 7 } });
    expect(now().matches('submitted')).toBe(true);
    send(code('1234'), submitted);
    expect(sent).toHaveLength(2);
  });

  it('shows a server’s errors of fields next to them [FORMS-4], and its general error apart [FORMS-5]', async () => {
    const { send, sent, now, field } = opened();
    send(typed('vreni@example.ch'), code('1234'), submitted);
    await sent[0]!.answer(refused({ code: 'This code is wrong.' }, 'That did not work.'));
    expect(field('code').error).toEqual({ text: 'This code is wrong.' });
    expect(field('email').error).toBeNull();
    expect(now().context.general).toEqual({ text: 'That did not work.' });
    send(submitted);
    expect(now().context.general, 'on its way again').toBeNull();
    await sent[1]!.answer(refused({}));
    expect(now().context.general, 'of a failure without a word').toEqual({});
  });

  it('shows a server’s error of an unknown field, or of fields in general, as the general error', async () => {
    const { send, sent, now } = opened();
    send(typed('vreni@example.ch'), code('1234'), submitted);
    await sent[0]!.answer(refused({ captcha: 'You are none.' }));
    expect(now().context.general).toEqual({ text: 'You are none.' });
    send(submitted);
    await sent[1]!.answer(refused({ code: 'This code is wrong.' }));
    expect(now().context.general).toEqual({ code: 'api.invalidInput' });
  });

  it('discards an accepted secret, and makes the other sent values the defaults', async () => {
    const { send, sent, field, now } = opened();
    send(typed('vreni@example.ch'), code('1234'), submitted);
    await sent[0]!.answer({ answer: { id: 7 } });
    expect(field('code')).toMatchObject({ value: '', touched: false, dirty: false });
    expect(field('email')).toMatchObject({ defaultValue: 'vreni@example.ch', dirty: false });
    expect(now().context.answer).toEqual({ id: 7 });
  });

  it('receives a secret in an event that no recording stores', () => {
    expect(withoutSecrets(formEvents, code('1234'))).toEqual({
      type: 'secret.changed',
      field: 'code',
      secret: hiddenSecret,
    });
    const { send, field } = opened();
    send({ type: 'value.changed', field: 'code', value: '1234' });
    expect(field('code').value).toBe('');
  });
});

describe('the error of a field', () => {
  const requested = z.object({
    plan: z.enum(['plus', 'pro']),
    rooms: z.coerce.number().check(z.gte(1)),
    zipcode: z.string().check(z.regex(/^\d{4}$/)),
    phone: z.string().check(z.regex(/^0\d{9}$/, 'wrongPhone')),
    hex: z.string().check(z.refine((text) => text !== '')),
    code: secret(z.string()),
  });

  const wrong = (values: object) => {
    const machine = formMachineOf({
      id: 'asked',
      description: 'A form of one field of each kind.',
      schema: requested as never,
      defaults: {
        plan: 'plus',
        rooms: '3',
        zipcode: '8400',
        phone: '0791234567',
        hex: 'f',
        code: '',
        ...values,
      },
    });
    const actor = createActor(machine, { input: { values: {} } }).start();
    actor.send({ type: 'form.submitted' });
    return Object.values(actor.getSnapshot().context.fields).flatMap(({ name, error }) =>
      error ? [[name, error]] : [],
    );
  };

  it.each([
    ['an unknown choice [FORMS-9]', { plan: 'max' }, [['plan', { word: 'invalidSelection' }]]],
    ['a text that is not a number [FORMS-10]', { rooms: 'many' }, [['rooms', { word: 'notANumber' }]]],
    ['a number out of its bounds [FORMS-17]', { rooms: '0' }, [['rooms', { word: 'invalidValue' }]]],
    ['another format [FORMS-8]', { zipcode: 'Bern' }, [['zipcode', { word: 'wrongFormat' }]]],
    ['a value whose check has its own error [FORMS-16]', { phone: '+41' }, [['phone', { word: 'wrongPhone' }]]],
    ['anything else [FORMS-12]', { hex: '' }, [['hex', { word: 'invalidInput' }]]],
  ])('is reported for %s', (_, values, expected) => {
    expect(wrong(values)).toEqual(expected);
  });
});
