import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { DraftFact } from '#machines/draft/draftFacts.ts';
import { draftKeepingMachine, type KeptDraft } from '#machines/draft/draftKeepingMachine.ts';

import { inspect } from '../inspection.ts';
import { type DraftStore, openDraftStore } from './draftStore.ts';

export const DraftFlow = createActorContext(draftKeepingMachine, { inspect });

interface Heard {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** The flow of a draft with this device's journals, and with the other tabs. */
export function draftLogic() {
  let store: Promise<DraftStore> | undefined;
  const opened = () => (store ??= openDraftStore(Date.now()));
  const channel = openChannel();
  const logic = draftKeepingMachine.provide({
    actors: {
      opening: fromPromise<KeptDraft | null, { readonly account: string | null }>(async ({ input }) =>
        (await opened()).latest(input.account),
      ),
    },
    actions: {
      keep: ({ self }, { draft, facts }) => {
        if (facts.length === 0) return;
        void opened()
          .then((kept) => kept.append(draft, facts))
          .then(
            () => channel?.postMessage({ draft, facts } satisfies Heard),
            () => self.send({ type: 'keeping.failed' }),
          );
      },
    },
  });
  /** Hears what other tabs write, until it is told not to. */
  function hear(tell: (heard: Heard) => void): () => void {
    const listen = ({ data }: MessageEvent<Heard>) => tell(data);
    channel?.addEventListener('message', listen);
    return () => channel?.removeEventListener('message', listen);
  }
  return { logic, hear };
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('drafts');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A name for a draft, or for a writing: 12 random base32 characters, as ads have (decisions, Ids). */
export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('');
}

/** What tells a writing: its name, and the time. */
export function writing(): { readonly write: string; readonly at: number } {
  return { write: newDraftId(), at: Date.now() };
}
