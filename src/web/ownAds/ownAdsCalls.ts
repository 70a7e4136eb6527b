import { enumName, fromEnumName } from '#machines/market/text/enumName.ts';
import type { ListedCommand, OwnAd, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import type { OwnAdsRequest, CommandOutcome, SubmittedCommand } from '#machines/ownAds/ownAdsMachine.ts';
import type { PriceValues } from '#machines/ownAds/priceForm.ts';

import {
  accepted,
  type Command,
  command,
  isRefusal,
  loginRequired,
  type Refusal,
  refusalOf,
} from '../account/commands.ts';
import { momentOf } from '../api/moment.ts';
import { graphql } from '../api/apiClient.ts';
import {
  AdOfMine,
  CancelSale,
  EndReservation,
  type ListedOwnAdFragment,
  MyAds,
  PauseAd,
  RemoveAd,
  RenewAd,
  RepriceAd,
  ReserveAd,
  ResumeAd,
  SellAd,
} from './generated/ownAdsOperations.ts';

// The calls for the user's own listings. They throw as calls do.

type Answer = ListedOwnAdFragment | Refusal;

/** A page of the user's listings, last changed first. Throws if no user is logged in any more. */
export async function fetchOwnAds({ group, after }: OwnAdsRequest, signal: AbortSignal): Promise<OwnAdsPage> {
  const { myAds } = await graphql(MyAds, { group: enumName(group), after }, { signal });
  if (!myAds) throw loginRequired();
  const { ads, endCursor, counts } = myAds;
  return { ads: ads.map(adIn), endCursor, counts };
}

/** The current state of a listing; null if it was removed. Throws if no user is logged in any more. */
export async function fetchOwnAd(id: string, signal: AbortSignal): Promise<OwnAd | null> {
  const { me, ownAd } = await graphql(AdOfMine, { id }, { signal, quiet: true });
  if (!me) throw loginRequired();
  return ownAd && adIn(ownAd);
}

/** The actions that need only the listing's id. */
const plain: Readonly<Record<Exclude<ListedCommand, 'reprice' | 'sell'>, Command<Answer, { readonly id: string }>>> = {
  pause: PauseAd,
  resume: ResumeAd,
  reserve: ReserveAd,
  endReservation: EndReservation,
  cancelSale: CancelSale,
  renew: RenewAd,
  remove: RemoveAd,
};

/** Performs an action on a listing. */
export async function commandAd({ id, command: name, where }: SubmittedCommand): Promise<CommandOutcome> {
  if (name === 'reprice') throw new Error('A price is changed by a form of its own');
  const answer = await (name === 'sell'
    ? command(SellAd, { id, where: enumName(where ?? 'untold') })
    : command(plain[name], { id }));
  return isRefusal(answer) ? refusalOf(answer) : { ad: adIn(answer) };
}

/** Changes the price of a listing. Also throws Refused. */
export async function repriceAd(id: string, { price_kind: kind, price }: PriceValues): Promise<OwnAd> {
  return adIn(accepted(await command(RepriceAd, { id, kind, price })));
}

function adIn({ __typename, priceKind, status, expiresAt, may, ...ad }: ListedOwnAdFragment): OwnAd {
  return {
    ...ad,
    priceKind: priceKind as OwnAd['priceKind'],
    status: fromEnumName(status),
    expiresAt: momentOf(expiresAt),
    may: may.map(fromEnumName),
  };
}
