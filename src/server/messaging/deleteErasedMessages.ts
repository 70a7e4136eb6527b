import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { clear } from '#machines/messaging/lifecycle/messagingRules.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';

/**
 * Deletes the remaining messaging data of an erased account: its blocks, its deliveries, and its pictures, which the
 * sweep of unsent ones deletes. Its conversations stay for the other parties. Its messages become unreadable with its
 * key.
 */
export async function deleteErasedMessages(market: Market, account: string): Promise<void> {
  const { commands, sql, store, clock } = market;
  await commands.run<{ messaging: { lifecycle: typeof messagingLifecycle; id: string } }, never>({
    actor: 'scheduler',
    streams: { messaging: { lifecycle: messagingLifecycle, id: account } },
    decide: ({ messaging: { messaging } }) => ({ messaging: clear(messaging, { at: clock() }) }),
  });
  await store.write([
    compiled(sql.deleteFrom('message_deliveries').where('account', '=', account)),
    compiled(
      sql.updateTable('message_pictures').set({ conversation: null, brought_at: 0 }).where('account', '=', account),
    ),
  ]);
}
