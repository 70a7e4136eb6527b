import { useEffect, useRef } from 'react';
import type { Actor, EventObject } from 'xstate';
import * as z from 'zod/mini';
import { senderMachine } from '#machines/inspector/sender/senderMachine.ts';
import { store, stored } from '../storage.ts';
import { useFlow } from '../useFlow.ts';

export type Sender = Actor<typeof senderMachine>;

const setsSchema = z.array(z.object({ name: z.string(), event: z.string(), data: z.record(z.string(), z.unknown()) }));

/** The form of an event, with the saved sets of a machine. `send` delivers the event of the form. */
export function useSender(machine: string | null, send: (event: EventObject) => void): Sender {
  const current = useRef(machine);
  const sender = useFlow(senderMachine, () => ({
    actions: {
      sendEvent: ({ context: { event, data } }) => send({ type: event!, ...data }),
      rememberSets: ({ context: { sets } }) => current.current !== null && store(`sets.${current.current}`, sets),
    },
  }));
  useEffect(() => {
    current.current = machine;
    if (machine !== null) {
      sender.send({ type: 'machine.chosen', sets: stored(`sets.${machine}`, setsSchema) ?? [] });
    }
  }, [sender, machine]);
  return sender;
}
