import type { Hub } from '../streaming/hub.ts';

/**
 * Signals all streams of an account that it has changed by the link of a mail, which may be opened in another tab or on
 * another device. Clients fetch what they show of it again.
 */
export async function tellAccount({ hub }: { readonly hub: Pick<Hub, 'tell'> }, account: string): Promise<void> {
  await hub.tell([account], { event: 'account', data: {} });
}
