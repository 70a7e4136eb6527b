import type { Hub } from '../streaming/hub.ts';

/**
 * Signals to all streams of an account that it was changed by the link of a mail. The link may be opened in another tab
 * or on another device. Clients then fetch their data of the account again.
 */
export async function signalAccountChange(
  { hub }: { readonly hub: Pick<Hub, 'tell'> },
  account: string,
): Promise<void> {
  await hub.tell([account], { event: 'account', data: {} });
}
