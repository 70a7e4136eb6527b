import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import { fromEnumName } from '#machines/market/text/enumName.ts';
import type { ListedCommand, OwnAd, OwnAdCommand, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import type { AskedAds, CommandOutcome, GivenCommand } from '#machines/ownAds/ownAdsMachine.ts';
import type { PriceValues } from '#machines/ownAds/priceForm.ts';

import type { Operation } from '../api/makeClient.ts';
import { graphql } from '../api/apiClient.ts';
import { refuseSession, session } from '../account/session.ts';
import { type Refusal, taken } from '../account/start/accountCalls.ts';

// The calls of one's own ads. They throw as calls do.

interface AdAnswer extends Omit<OwnAd, 'status' | 'may' | 'expiresAt'> {
  readonly __typename: 'OwnAd';
  readonly status: string;
  readonly may: readonly string[];
  readonly expiresAt: string | null;
}

type Answer = AdAnswer | (Refusal & { readonly code: string });

/** Some of one's ads, the one that changed last first. Throws where nobody is logged in any more. */
export async function fetchOwnAds({ group, after }: AskedAds, signal: AbortSignal): Promise<OwnAdsPage> {
  const { myAds } = await graphql<{ readonly myAds: (Omit<OwnAdsPage, 'ads'> & { ads: readonly AdAnswer[] }) | null }>(
    'query MyAds($group: OwnAdGroup!, $after: String) { myAds(group: $group, after: $after) { ads { __typename id title priceText priceKind francs status because picture category path expiresAt may } endCursor counts { active inactive } } }',
    { group: group.toUpperCase(), after },
    { signal },
  );
  if (!myAds) throw nobody();
  const { ads, endCursor, counts } = myAds;
  return { ads: ads.map(adIn), endCursor, counts };
}

/** An ad as it is by now; null for one that was removed. Throws where nobody is logged in any more. */
export async function fetchOwnAd(id: string, signal: AbortSignal): Promise<OwnAd | null> {
  const { me, ownAd } = await graphql<{ readonly me: object | null; readonly ownAd: AdAnswer | null }>(
    'query AdOfMine($id: ID!) { me { publicAccountId } ownAd(id: $id) { __typename id title priceText priceKind francs status because picture category path expiresAt may } }',
    { id },
    { signal, quiet: true },
  );
  if (!me) throw nobody();
  return ownAd && adIn(ownAd);
}

/** What is said of an ad by its id alone. */
const plain: Readonly<Record<Exclude<ListedCommand, 'reprice' | 'sell'>, Operation>> = {
  pause:
    'mutation PauseAd($id: ID!) { told: pauseAd(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  resume:
    'mutation ResumeAd($id: ID!) { told: resumeAd(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  reserve:
    'mutation ReserveAd($id: ID!) { told: reserveAd(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  endReservation:
    'mutation EndReservation($id: ID!) { told: endReservation(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  cancelSale:
    'mutation CancelSale($id: ID!) { told: cancelSale(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  renew:
    'mutation RenewAd($id: ID!) { told: renewAd(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
  remove:
    'mutation RemoveAd($id: ID!) { told: removeAd(id: $id) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
};

/** Does something with an ad. */
export async function commandAd({ id, command, where }: GivenCommand): Promise<CommandOutcome> {
  if (command === 'reprice') throw new Error('A price is changed by a form of its own');
  const operation: Operation =
    command === 'sell'
      ? 'mutation SellAd($id: ID!, $where: SoldWhere!) { told: sellAd(id: $id, where: $where) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }'
      : plain[command];
  const variables = command === 'sell' ? { id, where: (where ?? 'untold').toUpperCase() } : { id };
  const { told } = await graphql<{ readonly told: Answer }>(operation, variables);
  if (told.__typename !== 'Refusal') return { ad: adIn(told) };
  tellSession(told);
  return { refusal: told.message };
}

/** Gives an ad another price. Throws Refused too. */
export async function repriceAd(id: string, { price_kind: kind, price }: PriceValues): Promise<OwnAd> {
  const { told } = await graphql<{ readonly told: Answer }>(
    'mutation RepriceAd($id: ID!, $kind: String!, $price: String!) { told: repriceAd(id: $id, kind: $kind, price: $price) { __typename ... on OwnAd { id title priceText priceKind francs status because picture category path expiresAt may } ... on Refusal { code message problems { field message } } } }',
    { id, kind, price },
  );
  if (told.__typename === 'Refusal') tellSession(told);
  return adIn(taken(told));
}

/** Where the session has ended, the page below asks to log in anew. */
function tellSession({ code }: { readonly code: string }): void {
  if (code === 'session.required') nobody();
}

function nobody(): Error {
  refuseSession(session);
  return new Error('Nobody is logged in');
}

function adIn({
  id,
  title,
  priceText,
  priceKind,
  francs,
  status,
  because,
  picture,
  category,
  path,
  ...ad
}: AdAnswer): OwnAd {
  return {
    id,
    title,
    priceText,
    priceKind,
    francs,
    status: fromEnumName(status) as ListingStatus,
    because,
    picture,
    category,
    path,
    expiresAt: ad.expiresAt === null ? null : Date.parse(ad.expiresAt),
    may: ad.may.map((command) => fromEnumName(command) as OwnAdCommand),
  };
}
