import type { InspectionFact } from '#machines/inspection/lifecycle/inspectionFacts.ts';
import { inspectionLifecycle } from '#machines/inspection/lifecycle/inspectionLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { exportedJournal, exportedJson } from '#server/account/leaving/exportedJournal.ts';
import { feature } from '#server/store/feature.ts';
import type { MarketFeature } from '../marketFeature.ts';

/**
 * The journals that moderators opened in the inspector. It is registered with and without INSPECTOR=on: what was opened
 * remains a fact.
 */
export const inspectionFeature: MarketFeature = {
  // Read only as journals, so there are no rows.
  journals: () => [
    feature<InspectionFact>(inspectionLifecycle, { project: () => [], tables: [], personOf: ({ id }) => id }),
  ],
  // The reasons are sealed with the account's key, which the erasure deletes.
  erase: (market, account) => market.store.forgetSnapshots(streamOf(inspectionLifecycle, account)),
  async exported({ market }, account) {
    const facts = await exportedJournal(market, streamOf(inspectionLifecycle, account));
    return facts.length > 0 ? [{ name: 'inspections.json', content: exportedJson(facts) }] : [];
  },
};
