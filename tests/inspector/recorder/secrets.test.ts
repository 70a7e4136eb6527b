import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { recordedAddress } from '#inspector/recorder/address.ts';
import { declaredEvents } from '#inspector/recorder/declaredEvents.ts';
import { hiddenSecret, secret, secretNames, soundsSecret } from '#machines/journal/secret.ts';
import { filterKeys } from '#market/addresses/listAddress.ts';
import { firstWordsOf, type Route, routes, routesWithToken } from '#routes';
import { recordDocument } from './recorderDriver.ts';

beforeEach(() => sessionStorage.clear());

const loginEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('email.typed'), email: z.string() }),
  z.object({
    type: z.literal('form.sent'),
    email: z.string(),
    password: secret(z.string()),
    codes: z.optional(z.array(secret(z.string()))),
  }),
  z.object({ type: z.literal('page.shown'), data: z.custom<object>() }),
]);

/** The events of another machine, with an event of the same name that contains no secret. */
const searchEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('form.sent'), password: z.string(), note: z.optional(z.string()) }),
]);

const login = setup({
  types: {
    context: {} as { readonly token: string | null; readonly tries: number },
    events: {} as z.infer<typeof loginEvents>,
    input: {} as { readonly email: string; readonly [field: string]: unknown },
  },
  actors: {
    asking: fromPromise<{ readonly session: string }, number>(async ({ input: tries }) => {
      if (tries === 1) throw new Error('Refused: session-of-the-error', { cause: { password: 'hunter2' } });
      return { session: 'session-of-the-answer' };
    }),
  },
}).createMachine({
  id: 'login',
  context: { token: null, tries: 0 },
  initial: 'filling',
  states: {
    filling: {
      on: { 'form.sent': { target: 'asking', actions: assign({ tries: ({ context }) => context.tries + 1 }) } },
    },
    asking: {
      invoke: {
        src: 'asking',
        id: 'asking',
        input: ({ context }) => context.tries,
        onDone: { target: 'entered', actions: assign({ token: ({ event }) => event.output.session }) },
        onError: 'filling',
      },
    },
    entered: {},
  },
});

const secretsOfLogin = ['hunter2', 'session-of', 'code-of-the-phone', 'code-of-the-mail'];

describe('a recording', () => {
  it('contains no secret of an event, an answer, an error or an input', async () => {
    const document = recordDocument({ loginEvents, searchEvents });
    const flow = document
      .flow(login, {
        email: 'anna@example.ch',
        password: 'hunter2',
        nested: [{ codes: ['code-of-the-mail'], place: 'Chur' }],
        send: () => 'hunter2',
        opened: new Date(0),
        keys: new Map([['a', 'hunter2']]),
      })
      .start();
    const sent = {
      type: 'form.sent',
      email: 'anna@example.ch',
      password: 'hunter2',
      codes: ['code-of-the-phone'],
      session: 'session-of-the-form',
    };
    flow.send({ type: 'email.typed', email: 'anna@example.ch' });
    flow.send(sent);
    await expect.poll(() => flow.getSnapshot().value).toBe('filling');
    flow.send(sent);
    await expect.poll(() => flow.getSnapshot().value).toBe('entered');
    flow.send({ type: 'session.supplied', session: 'session-of-an-event' });
    flow.send({ type: 'page.shown', data: { password: 'hunter2', place: 'Chur' } });

    const recording = document.recorder.recording();
    const recorded = { type: 'form.sent', email: 'anna@example.ch', password: hiddenSecret, codes: [hiddenSecret] };
    expect(document.seen('login')).toEqual([
      [{ type: 'email.typed', email: 'anna@example.ch' }, 'filling'],
      [recorded, 'asking'],
      [{ type: 'xstate.error.actor.asking' }, 'filling'],
      [recorded, 'asking'],
      [{ type: 'xstate.done.actor.asking' }, 'entered'],
      [{ type: 'page.shown', data: { place: 'Chur' } }, 'entered'],
    ]);
    expect(recording.leftOut).toEqual({ 'session.supplied': 1 });
    expect(recording.actors[0]!.input).toEqual({ email: 'anna@example.ch', nested: [{ place: 'Chur' }] });
    const everywhere = JSON.stringify(recording) + JSON.stringify(sessionStorage);
    expect(secretsOfLogin.filter((text) => everywhere.includes(text))).toEqual([]);
  });

  it('hides the fields that any event of the same name declares secret', () => {
    const { recorded } = declaredEvents([{ searchEvents }, { loginEvents }]);
    expect(recorded({ type: 'form.sent', email: 'a', password: 'hunter2', note: 'b' } as never)).toEqual({
      type: 'form.sent',
      email: 'a',
      password: hiddenSecret,
      note: 'b',
    });
  });

  it('contains the JSON of an input, without fields that are named like a secret', () => {
    const { recordedInput } = declaredEvents([{ loginEvents }]);
    const arbitrary = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, true, 'text', 3, Number.NaN, undefined, () => 'code', Symbol('code'), new Set()),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('password', 'codes', 'code', 'a', 'b'), tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(arbitrary, (input) => {
        const recorded = recordedInput(input);
        expect(recorded).toEqual(recorded === undefined ? undefined : JSON.parse(JSON.stringify(recorded)));
        expect(JSON.stringify({ recorded })).not.toMatch(/"(password|codes)":/);
      }),
    );
    const around: Record<string, unknown> = { a: 1 };
    around['self'] = around;
    expect(recordedInput(around)).toEqual({ a: 1 });
  });
});

describe('an address in a recording', () => {
  const wordsBeforeTokens = routesWithToken().flatMap(firstWordsOf);
  const recorded = (address: string) =>
    recordedAddress(new URL(address, 'https://allmend.example'), new Set(filterKeys), wordsBeforeTokens);

  it('is the path with the keys of a search, in their order', () => {
    expect(recorded('/de/li?sp=cheapest&q=rotes+Velo&o=2')).toBe('/de/li?sp=cheapest&q=rotes+Velo&o=2');
  });

  it.each(['token', 'code', 'password', 'key', 'session', 'utm_source', 'Q'])('has no key %s', (key) => {
    expect(recorded(`/de/vi/12?${key}=hunter2&q=velo&${key}=hunter2#${key}=hunter2`)).toBe('/de/vi/12?q=velo');
    expect(recorded(`/de?${key}=hunter2`)).toBe('/de');
  });

  it.each(['verify', 'changeemail', 'undodeletion'])('ends at %s, after which a mail’s token follows', (word) => {
    expect(recorded(`/de/${word}/hunter2`)).toBe(`/de/${word}`);
    expect(recorded(`/de/${word}/hunter2/more?q=velo`)).toBe(`/de/${word}?q=velo`);
  });

  it('has no other secret in its path: a search token is public', () => {
    const paths = Object.values<Route>(routes).flatMap(({ path }) =>
      typeof path === 'string' ? path : Object.values(path),
    );
    const sounding = paths.filter((path) => /:\w*(token|code|password|secret|key|session)/i.test(path));
    const closed = new Set<unknown>(routesWithToken().map((name) => routes[name].path));
    expect(sounding.filter((path) => !closed.has(path))).toEqual([routes.results.path]);
  });
});

describe('a name that sounds like a secret', () => {
  /** Event fields that may stay public: they contain the search of a URL, which is visible anyway. */
  const open = ['address.changed token', 'token.supplied token', 'search.seen token'];

  it('is declared secret in every event of the machines, except those listed as public', () => {
    const modules = import.meta.glob<Readonly<Record<string, z.ZodMiniType>>>('../../../machines/**/*Events.ts', {
      eager: true,
    });
    const undeclared = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter((schema) => '_zod' in schema)
      .flatMap((schema) => undeclaredIn(schema));
    expect(undeclared).toEqual(open);
  });

  it('is found in any event', () => {
    const sent = z.object({ type: z.literal('form.sent'), passwordAgain: z.string(), apiKey: secret(z.string()) });
    expect(undeclaredIn(z.discriminatedUnion('type', [sent]))).toEqual(['form.sent passwordAgain']);
  });

  it('is omitted from an input, which no schema describes', () => {
    const { recordedInput } = declaredEvents([]);
    const input = { email: 'a@b.ch', csrfToken: 'x', user: { newPassword: 'y', name: 'Ana' }, Authorization: 'z' };
    expect(recordedInput(input)).toEqual({ email: 'a@b.ch', user: { name: 'Ana' } });
  });

  /** `form.sent password` for every field that sounds like a secret and is not declared secret. */
  function undeclaredIn(schema: z.core.$ZodType): string[] {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'union') return def.options.flatMap((option) => undeclaredIn(option));
    if (def.type !== 'object') return [];
    const declared = secretNames([schema]);
    const { type, ...fields } = def.shape;
    // A schema without a type is a part of events, which are checked themselves.
    if (type === undefined) return [];
    const name = (type as z.ZodMiniLiteral<string>).def.values[0];
    return Object.keys(fields).flatMap((field) =>
      soundsSecret(field) && !declared.has(field) ? [`${name} ${field}`] : [],
    );
  }
});
