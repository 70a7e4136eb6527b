import type { DraftStatus } from '#machines/draft/lifecycle/draft.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftLifecycle } from '#machines/draft/lifecycle/draftLifecycle.ts';
import { photoNamesIn } from '#machines/insertion/photos/draftPhotos.ts';
import { feature, type Projection } from '#server/store/feature.ts';
import { compiled, type Sql } from '#server/store/sql.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { exportedDrafts } from './exportedDrafts.ts';
import { noteForgottenDrafts, closeErasedDrafts } from './closeErasedDrafts.ts';

/** A stored draft. `changed_at` is the clock of the device that wrote last, in epoch milliseconds. */
interface DraftRow {
  id: string;
  account: string | null;
  status: DraftStatus;
  changed_at: number;
}

/** A photo that an open draft names, or has named. */
interface DraftPhotoRow {
  draft: string;
  photo: string;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    drafts: DraftRow;
    draft_photos: DraftPhotoRow;
  }
}

export const draftFeature: MarketFeature = {
  journals: (sql) => [draftJournals(sql)],
  erase: closeErasedDrafts,
  exported: ({ market }, account) => exportedDrafts(market, account),
  upkeep: noteForgottenDrafts,
};

/**
 * The feature for journals of drafts. A draft has a row, with rows of the photos that it names. Its facts are encrypted
 * with its author's key.
 */
function draftJournals(sql: Sql) {
  return feature<DraftFact>(draftLifecycle, {
    project: draftProjection(sql),
    tables: ['drafts', 'draft_photos'],
    isAlwaysRefolded: true,
    personOf: ({ stream, fact }) => {
      const person = 'account' in fact ? fact.account : undefined;
      if (person === undefined) throw new Error(`${stream}: ${fact.type} is stored without an account`);
      return person;
    },
  });
}

function draftProjection(sql: Sql): Projection<DraftFact> {
  return ({ id, fact }) => {
    const one = sql.updateTable('drafts').where('id', '=', id);
    switch (fact.type) {
      case 'draft.begun': {
        const row = { id, account: null, status: 'open' as const, changed_at: fact.at };
        return [compiled(sql.insertInto('drafts').values(row))];
      }
      case 'draft.claimed':
        return [compiled(one.set({ account: fact.account }))];
      case 'draft.changed':
        return [
          compiled(one.set({ changed_at: fact.at }).where('changed_at', '<', fact.at)),
          ...photoNamesIn(fact.fields).map((photo) =>
            compiled(
              sql
                .insertInto('draft_photos')
                .values({ draft: id, photo })
                .onConflict((on) => on.doNothing()),
            ),
          ),
        ];
      case 'draft.published':
      case 'draft.discarded': {
        const status = fact.type === 'draft.published' ? ('published' as const) : ('discarded' as const);
        return [compiled(one.set({ status })), compiled(sql.deleteFrom('draft_photos').where('draft', '=', id))];
      }
    }
  };
}
