import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';

const namePattern = /^messages\/[\da-f]{32}\.webp$/;

/** Whether a text can be the name of a picture for a message. */
export function isMessagePictureName(text: string): boolean {
  return namePattern.test(text);
}

/** Whether all of these pictures are somebody's own, and not sent yet. */
export async function arePicturesOf(
  { sql, store }: Pick<Market, 'sql' | 'store'>,
  account: string,
  names: readonly string[],
): Promise<boolean> {
  const query = sql
    .selectFrom('message_pictures')
    .select('name')
    .where('name', 'in', names)
    .where('account', '=', account)
    .where('conversation', 'is', null);
  return (await store.query(compiled(query))).length === new Set(names).size && new Set(names).size === names.length;
}

/** What notes where pictures were sent, to be written with the message. */
export function picturesSent({ sql }: Pick<Market, 'sql'>, names: readonly string[], conversation: string): Statement {
  return compiled(
    sql
      .updateTable('message_pictures')
      .set({ conversation })
      .where('name', 'in', names)
      .where('conversation', 'is', null),
  );
}
