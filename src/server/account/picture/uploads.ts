import { randomBytes } from 'node:crypto';
import { pictureStem } from '#market/pictures.ts';
import { isSellerShown, type SellerStatusColumns } from '../sellerStatus.ts';
import type { Market } from '#server/store/market.ts';
import { openBytes, sealBytes } from '#server/store/keys/sealing.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import { LostFile } from '#server/pictures/lostFile.ts';
import type { Originals } from '#server/pictures/originals.ts';

/** An uploaded picture of an account. */
interface UploadRow {
  name: string;
  account: string;
  sealed: Uint8Array;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    uploads: UploadRow;
  }
}

type Keeping = Pick<Market, 'store' | 'sql' | 'keys'>;

const place = 'people/';

/** A name for a person's picture. It has 128 random bits, so the picture cannot be found without it. */
export function newUploadName(): string {
  return `${place}${randomBytes(16).toString('hex')}.webp`;
}

/** The row of a picture, to be written with the fact that names it. */
export async function uploadRow(
  { sql, keys }: Pick<Market, 'sql' | 'keys'>,
  { name, account, bytes }: { readonly name: string; readonly account: string; readonly bytes: Uint8Array },
): Promise<Statement> {
  const sealed = await sealBytes(keys, account, name, bytes);
  return compiled(sql.insertInto('uploads').values({ name, account, sealed }));
}

/**
 * Deletes all pictures of an account except the new one, in the transaction of the fact after which nothing refers to
 * them.
 */
export function withoutUploads({ sql }: Pick<Market, 'sql'>, account: string, but = ''): Statement {
  return compiled(sql.deleteFrom('uploads').where('account', '=', account).where('name', '<>', but));
}

/** A picture as it was stored; undefined if it was deleted, or its person was erased. */
export async function uploadedPicture({ store, sql, keys }: Keeping, name: string): Promise<Buffer | undefined> {
  const query = sql.selectFrom('uploads').select(['account', 'sealed']).where('name', '=', name);
  const [row] = await store.query<{ account: string; sealed: Uint8Array }>(compiled(query));
  return row && openBytes(keys, row.account, name, row.sealed);
}

/**
 * The pictures that people have uploaded. Other people see a seller's picture as long as they see the seller's
 * listings.
 */
export function uploads(market: Keeping): Originals {
  const { store, sql } = market;
  return async (stem) => {
    if (!stem.startsWith(place)) return undefined;
    const name = `${stem}.webp`;
    const query = sql
      .selectFrom('uploads')
      .innerJoin('accounts', 'accounts.id', 'uploads.account')
      .select(['accounts.id as account', 'accounts.status as seller_status', 'accounts.blocked as seller_blocked'])
      .where('uploads.name', '=', name);
    const [found] = await store.query<SellerStatusColumns & { account: string }>(compiled(query));
    if (!found) return undefined;
    return {
      version: pictureStem(name).slice(place.length),
      isPersonal: true,
      onlyFor: isSellerShown(found) ? undefined : [found.account],
      async read() {
        const bytes = await uploadedPicture(market, name);
        if (!bytes) throw new LostFile(name);
        return bytes;
      },
    };
  };
}
