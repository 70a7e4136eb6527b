import type { Market } from '#server/store/market.ts';
import { compiled, prepared } from '#server/store/sql.ts';
import type { Hub } from '../../streaming/hub.ts';
import type { DeliveryRow } from '../messagingTables.ts';

/** The fact that a device of an account has received a conversation up to an entry. */
export interface Delivery extends DeliveryRow {
  /** The other party of the conversation, which is notified of the delivery. */
  readonly other: string;
}

/** The services that record deliveries. */
export interface DeliveryDesk {
  readonly market: Pick<Market, 'sql' | 'store'>;
  readonly hub: Pick<Hub, 'tell'>;
}

/** Records deliveries that are new, and notifies the other party. */
export async function noteDeliveries(desk: DeliveryDesk, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const { sql, store } = desk.market;
  const query = sql
    .selectFrom('message_deliveries')
    .selectAll()
    .where('conversation', 'in', [...new Set(deliveries.map(({ conversation }) => conversation))]);
  const known = new Map(
    (await store.query<DeliveryRow>(compiled(query))).map(({ conversation, account, number }) => [
      `${conversation} ${account}`,
      number,
    ]),
  );
  await writeDeliveries(
    desk,
    deliveries.filter(({ conversation, account, number }) => number > (known.get(`${conversation} ${account}`) ?? 0)),
  );
}

/** Records deliveries of entries that were just written, without first reading which of them are new. */
export async function writeDeliveries(
  { market: { sql, store }, hub }: DeliveryDesk,
  deliveries: readonly Delivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const noted = prepared<DeliveryRow>(({ conversation, account, number }) =>
    sql
      .insertInto('message_deliveries')
      .values({ conversation, account, number })
      .onConflict((known) =>
        known
          .columns(['conversation', 'account'])
          .doUpdateSet({ number })
          .where('message_deliveries.number', '<', number),
      ),
  );
  await store.write(deliveries.map(noted));
  await Promise.all(
    deliveries.map(({ conversation, number, other }) =>
      hub.tell([other], { event: 'delivered', data: { conversation, number } }),
    ),
  );
}
