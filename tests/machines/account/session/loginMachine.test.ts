import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type LoginRequest, loginMachine } from '#machines/account/session/loginMachine.ts';
import { loginEvents, type LoginEvent } from '#machines/account/session/loginEvents.ts';
import { hiddenSecret, withoutSecrets } from '#machines/journal/secret.ts';
import { setImmediate as turn } from 'node:timers/promises';

const wrong = new Error('The password is not right');
const requested: LoginEvent = {
  type: 'login.requested',
  email: 'vreni@example.ch',
  password: 'velo-1968!',
  isRemembered: true,
};

/** A login whose server returns these answers in sequence. */
function opened(answers: readonly (string | Error)[], fingerprints: readonly (string | null)[] = ['a', 'b', 'c']) {
  const left = [...answers];
  const prints = [...fingerprints];
  const requests: LoginRequest[] = [];
  const reported: unknown[] = [];
  const logic = loginMachine.provide({
    actors: {
      fingerprinting: fromPromise<string | null>(async () => prints.shift() ?? null),
      loggingIn: fromPromise<string, LoginRequest>(async ({ input }) => {
        requests.push(input);
        const answer = left.shift()!;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    actions: {
      trackFailure: () => void reported.push('failed'),
      notifySession: (_, { publicAccountId }) => void reported.push(publicAccountId),
    },
  });
  const actor = createActor(logic).start();
  actor.send({ type: 'login.opened' });
  return { actor, requests, reported, now: () => actor.getSnapshot() };
}

describe('logging in', () => {
  it('waits for the fingerprint and sends it along [ACCOUNT-36] [ACCOUNT-42]', async () => {
    const { actor, requests, reported, now } = opened(['vren1mejer23']);
    actor.send(requested);
    expect([now().hasTag('ready'), requests]).toEqual([false, []]);
    await turn();
    expect(now().hasTag('ready')).toBe(true);
    actor.send(requested);
    await turn();
    const { type: _, ...request } = requested;
    expect(requests).toEqual([{ ...request, fingerprint: 'a' }]);
    expect([now().value, reported]).toEqual(['loggedIn', ['vren1mejer23']]);
  });

  it('proceeds without a fingerprint when there is none', async () => {
    const { actor, requests } = opened(['vren1mejer23'], [null]);
    await turn();
    actor.send(requested);
    await turn();
    expect(requests).toMatchObject([{ fingerprint: null }]);
  });

  it('that fails is tracked, has its error [ACCOUNT-29], and uses another fingerprint [ACCOUNT-32]', async () => {
    const { actor, requests, reported, now } = opened([wrong, 'vren1mejer23']);
    await turn();
    actor.send(requested);
    await turn();
    expect([now().matches('failed'), now().context.error, reported]).toEqual([true, wrong, ['failed']]);
    await turn();
    actor.send(requested);
    await turn();
    expect(requests.map(({ fingerprint }) => fingerprint)).toEqual(['a', 'b']);
    expect(now().value).toBe('loggedIn');
  });

  it('keeps no password: recordings of the event hide it, and the flow discards it', async () => {
    expect(withoutSecrets(loginEvents, requested)).toEqual({ ...requested, password: hiddenSecret });
    const { actor, now } = opened([wrong]);
    await turn();
    actor.send(requested);
    expect(JSON.stringify(now().context)).not.toContain('velo-1968!');
  });
});
