import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OutboxEvent } from '#machines/outbox/outboxEvents.ts';
import { outboxMachine, type OutboxOutcome, type OutboxReading } from '#machines/outbox/outboxMachine.ts';
import { inspect } from '#web/flows/inspection.ts';
import type { filesOf } from '#web/outbox/outbox.ts';
import { CarriedMessage } from '#web/messaging/outgoing/CarriedMessage.tsx';
import { OutboxNotice } from '#web/outbox/OutboxNotice.tsx';
import type { Stage } from '../walking/flowDriver.ts';

/** Opens the notice of an outbox; the test answers for its device and its market. */
export async function openOutboxNotice(files?: typeof filesOf): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = new Map<string, (output: never) => void>();
  const holds = (actor: string) => new Promise<never>((resolve) => held.set(actor, resolve));
  const flow = createActor(
    outboxMachine.provide({
      actors: {
        reading: fromPromise<OutboxReading, { readonly account: string }>(() => holds('reading')),
        sending: fromPromise<OutboxOutcome, { readonly account: string }>(() => holds('sending')),
      },
    }),
    { inspect },
  );
  const stage = await viewStage(
    <OutboxNotice Carried={CarriedMessage} of={flow} {...(files && { files })} />,
    {},
    {
      happens: async (event) => act(async () => flow.send(event as OutboxEvent)),
      answers: async (actor, answer) =>
        act(async () => held.get(actor)!(('output' in answer ? answer.output : undefined) as never)),
      passes: async (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        flow.stop();
        vi.useRealTimers();
      },
    },
  );
  flow.start();
  return stage;
}
