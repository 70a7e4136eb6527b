import { createActorContext } from '@xstate/react';
import { createContext } from 'react';
import { fromPromise } from 'xstate';

import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { DraftOrigin, OpenedDraft, Opening } from '#machines/draft/draftSavingSetup.ts';
import { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { notify } from '../notifications/notifications.ts';
import { newDraftId } from './draftIds.ts';
import { draftLog, type DraftStore, openDraftStore } from './draftStore.ts';
import { type DraftNotice, openDraftTabs } from './draftTabs.ts';
import { type DraftedListing, openDraft, reportFinishedDraft } from './openDraft.ts';

export const DraftFlow = createActorContext(draftSavingMachine, { inspect });

/** The id of the draft that the next write begins: it stays the same until then. */
export const NextDraft = createContext<() => string>(newDraftId);

/** The connection of the draft's flow to the journals on this device and to the other tabs. */
export interface DraftEdge {
  readonly logic: typeof draftSavingMachine;
  /** Subscribes to the writes of other tabs. Returns the function that unsubscribes. */
  hear(tell: (notice: DraftNotice) => void): () => void;
  /**
   * Subscribes to drafts of this page that have been published by another tab or device, or by a call whose answer was
   * lost.
   */
  onPublished(tell: (draft: string) => void): () => void;
  readonly nextDraft: () => string;
  /** Stores facts that another device has written, and sends them to the other tabs. */
  note(notice: DraftNotice): void;
}

/**
 * The flow of a draft with this device's journals, and with the other tabs. `listingOf` loads the listing to edit or copy.
 */
export function draftLogic(listingOf: (from: DraftOrigin) => Promise<DraftedListing>): DraftEdge {
  let store: Promise<DraftStore> | undefined;
  const opened = () => (store ??= openDraftStore(Date.now()));
  const channel = openDraftTabs();
  const ears = new Set<(draft: string) => void>();
  let next = newDraftId();
  const keep = async ({ draft, facts }: DraftNotice) => {
    const isWritten = draftLog.note({ draft, facts });
    await opened()
      .then((saved) => saved.append(draft, facts))
      .finally(isWritten);
    channel?.postMessage({ draft, facts } satisfies DraftNotice);
  };
  const logic = draftSavingMachine.provide({
    actors: {
      opening: fromPromise<OpenedDraft | null, Opening>(({ input }) => openDraft(opened, listingOf, input)),
    },
    actions: {
      keep: ({ self, context: { account, facts } }, written) => {
        if (written.facts.length === 0) return;
        if (written.draft === next) next = newDraftId();
        void keep(written).then(
          async () => {
            if (account !== null && written.facts.some(isEnd)) {
              await reportFinishedDraft(await opened(), {
                id: written.draft,
                facts: [...facts, ...written.facts],
                account,
              });
            }
          },
          () => self.send({ type: 'saving.failed' }),
        );
      },
      reportOverwritten: (_, { fields }) => {
        if (fields.length > 0) notify({ level: 'info', message: 'draftChangedElsewhere', tag: 'draft' });
      },
      reportPublished: (_, { draft }) => {
        for (const tell of ears) tell(draft);
      },
    },
  });
  return {
    logic,
    nextDraft: () => next,
    hear(tell) {
      const listen = ({ data }: MessageEvent<DraftNotice>) => tell(data);
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
    onPublished(tell) {
      ears.add(tell);
      return () => void ears.delete(tell);
    },
    note(notice) {
      // A failure to store them is ignored: even without storage on the device, the account has these facts.
      if (notice.facts.length > 0) void keep(notice).catch(() => undefined);
    },
  };
}

function isEnd({ type }: DraftFact): boolean {
  return type === 'draft.discarded' || type === 'draft.published';
}
