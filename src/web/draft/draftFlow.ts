import { createActorContext } from '@xstate/react';
import { createContext } from 'react';
import { fromPromise } from 'xstate';

import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { DraftOrigin, OpenedDraft, Opening } from '#machines/draft/draftKeepingSetup.ts';
import { draftKeepingMachine } from '#machines/draft/draftKeepingMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { notify } from '../notifications/notifications.ts';
import { newDraftId } from './draftIds.ts';
import { draftLog, type DraftStore, openDraftStore } from './draftStore.ts';
import { type HeardDraft, openDraftTabs } from './draftTabs.ts';
import { type DraftedAd, openDraft, tellEnd } from './openDraft.ts';

export const DraftFlow = createActorContext(draftKeepingMachine, { inspect });

/** Gives the id of the draft that begins with what is written next, whoever writes it: the same until it has begun. */
export const NextDraft = createContext<() => string>(newDraftId);

/** The journals of drafts on this device, for its tabs. */
export interface DraftEdge {
  readonly logic: typeof draftKeepingMachine;
  /** Hears what other tabs write, until it is told not to. */
  hear(tell: (heard: HeardDraft) => void): () => void;
  /** Hears which draft of this page is an ad already, made by another tab or device, or by a call whose answer was lost. */
  hearPublished(tell: (draft: string) => void): () => void;
  readonly nextDraft: () => string;
  /** Writes down what another device has written, and tells the other tabs. */
  note(heard: HeardDraft): void;
}

/** The flow of a draft with this device's journals, and with the other tabs. `adOf` brings an ad that is changed or copied. */
export function draftLogic(adOf: (from: DraftOrigin) => Promise<DraftedAd>): DraftEdge {
  let store: Promise<DraftStore> | undefined;
  const opened = () => (store ??= openDraftStore(Date.now()));
  const channel = openDraftTabs();
  const ears = new Set<(draft: string) => void>();
  let next = newDraftId();
  const keep = async ({ draft, facts }: HeardDraft) => {
    const isWritten = draftLog.note({ draft, facts });
    await opened()
      .then((kept) => kept.append(draft, facts))
      .finally(isWritten);
    channel?.postMessage({ draft, facts } satisfies HeardDraft);
  };
  const logic = draftKeepingMachine.provide({
    actors: {
      opening: fromPromise<OpenedDraft | null, Opening>(({ input }) => openDraft(opened, adOf, input)),
    },
    actions: {
      keep: ({ self, context: { account, facts } }, written) => {
        if (written.facts.length === 0) return;
        if (written.draft === next) next = newDraftId();
        void keep(written).then(
          async () => {
            if (account !== null && written.facts.some(isEnd)) {
              await tellEnd(await opened(), { id: written.draft, facts: [...facts, ...written.facts], account });
            }
          },
          () => self.send({ type: 'keeping.failed' }),
        );
      },
      tellOverwritten: (_, { fields }) => {
        if (fields.length > 0) notify({ level: 'info', message: 'draftChangedElsewhere', tag: 'draft' });
      },
      tellPublished: (_, { draft }) => {
        for (const tell of ears) tell(draft);
      },
    },
  });
  return {
    logic,
    nextDraft: () => next,
    hear(tell) {
      const listen = ({ data }: MessageEvent<HeardDraft>) => tell(data);
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
    hearPublished(tell) {
      ears.add(tell);
      return () => void ears.delete(tell);
    },
    note(heard) {
      // Where the device keeps nothing, the account has it.
      if (heard.facts.length > 0) void keep(heard).catch(() => undefined);
    },
  };
}

function isEnd({ type }: DraftFact): boolean {
  return type === 'draft.discarded' || type === 'draft.published';
}
