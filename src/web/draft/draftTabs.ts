import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';

import { openTabChannel } from '../browser/tabChannel.ts';

/** A message between tabs: new facts of a draft's journal. */
export interface DraftNotice {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** The channel by which the tabs of a browser exchange drafts; undefined if it has none. */
export const openDraftTabs = () => openTabChannel('drafts');
