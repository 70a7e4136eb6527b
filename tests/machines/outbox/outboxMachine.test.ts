import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Conversation, evolve } from '#machines/conversation/lifecycle/conversation.ts';
import { send } from '#machines/conversation/lifecycle/conversationRules.ts';
import { mostInAMinute } from '#machines/conversation/limits.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { putOffWait } from '#machines/outbox/limits.ts';
import { waiting } from '#machines/outbox/outboxCases.ts';
import { nextOf, type OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import {
  outboxMachine,
  type OutboxOutcome,
  type OutboxReading,
  outboxReportOf,
} from '#machines/outbox/outboxMachine.ts';

const minute = 60_000;

/** A conversation that the buyer Beat has started with the seller Vreni. */
const begun = evolve(null, { type: 'conversation.started', at: 0, listing: 'bike', buyer: 'beat', seller: 'vreni' });

it('messages beyond the limit per minute are sent gradually, in their order, without a refusal', async () => {
  const clock = new SimulatedClock();
  const written = Array.from({ length: 2 * mostInAMinute + 1 }, (_, place) =>
    waiting('vreni', `message-${String(place).padStart(4, '0')}`),
  );
  const accepted: string[] = [];
  let left: readonly OutboxCommand[] = written;
  let conversation: Conversation = begun;
  /** Like the market, accepts the commands that the rules of conversations permit. */
  const take = ({ id }: OutboxCommand): OutboxOutcome => {
    const facts = send(conversation, {
      by: 'vreni',
      at: clock.now(),
      written: { key: id, text: id, pictures: [] },
      isActive: true,
      hasBlocked: false,
      isBlocked: false,
      isOtherThere: true,
    });
    if (isRefusal(facts)) {
      expect(facts.refused).toBe('conversation.tooFast');
      return { kind: 'putOff' };
    }
    conversation = facts.reduce<Conversation>(evolve, conversation);
    accepted.push(id);
    left = left.slice(1);
    return { kind: 'settled' };
  };
  const flow = createActor(
    outboxMachine.provide({
      actors: {
        reading: fromPromise<OutboxReading, { readonly account: string }>(async () => ({
          commands: left,
          isDurable: true,
        })),
        sending: fromPromise<OutboxOutcome, { readonly account: string }>(async () => take(nextOf(left)!)),
      },
    }),
    { clock },
  );
  const reported: unknown[] = [];
  flow.subscribe(({ context }) => reported.push(outboxReportOf(context)));
  const settles = async () => {
    for (let turn = 0; turn < 3 * mostInAMinute; turn += 1) await setImmediate();
  };
  const passes = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += putOffWait) {
      clock.increment(putOffWait);
      await settles();
    }
  };

  flow.start();
  flow.send({ type: 'account.reported', account: 'vreni' });
  await settles();
  expect([accepted.length, flow.getSnapshot().hasTag('putOff')]).toEqual([mostInAMinute, true]);
  await passes(minute - putOffWait);
  expect([accepted.length, flow.getSnapshot().hasTag('putOff')]).toEqual([mostInAMinute, true]);
  await passes(minute + putOffWait);
  expect(accepted).toEqual(written.map(({ id }) => id));
  expect(flow.getSnapshot().matches({ open: 'atRest' })).toBe(true);
  expect(new Set(reported)).toEqual(new Set([null]));
  flow.stop();
});
