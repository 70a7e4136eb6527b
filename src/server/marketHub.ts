import type { AccountDesk } from '#server/account/accountDesk.ts';
import { features } from '#server/features.ts';
import { type Hub, openHub } from '#server/streaming/hub.ts';
import type { StreamLimits } from '#server/streaming/streamLimits.ts';

/** Opens the hub with the live feeds of all features. */
export async function openMarketHub(
  { market, sessions }: Pick<AccountDesk, 'market' | 'sessions'>,
  options: { readonly onFailure: (error: unknown) => void; readonly limits?: StreamLimits },
): Promise<Hub> {
  const telling: Pick<Hub, 'tell'> = { tell: (accounts, event) => hub.tell(accounts, event) };
  const services = { hub: telling, onFailure: options.onFailure };
  const feeds = features.flatMap((feature) => feature.feeds?.(market, services) ?? []);
  const hub = await openHub({ ...options, store: market.store, skips: market.skips, sessions, feeds });
  return hub;
}
