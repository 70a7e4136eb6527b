import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';

import { openTabChannel } from '../browser/tabChannel.ts';

/** What tabs tell each other of a draft: what has come to its journal. */
export interface HeardDraft {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** By which the tabs of a browser tell each other of drafts; undefined where it has none. */
export const openDraftTabs = () => openTabChannel('drafts');
