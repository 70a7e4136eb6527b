import type { DraftOrigin } from '#machines/draft/draftKeepingSetup.ts';
import { handedOf, photoFieldsOf } from '#machines/insertion/photos/draftPhotos.ts';
import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import type { HandedAd, PublishedAd } from '#machines/insertion/insertionSetup.ts';
import type { AdItem } from '#machines/listing/adItem.ts';
import { fromEnumName } from '#machines/market/text/enumName.ts';

import { refuseSession, session } from '../account/session.ts';
import { CallFailed, clients, graphql } from '../api/apiClient.ts';
import { type Refusal, taken } from '../account/start/accountCalls.ts';
import type { DraftedAd } from '../draft/openDraft.ts';

// The calls of inserting and changing an ad. They throw as calls do, and Refused. Where a session has ended
// meanwhile, it is told so.

/** The ad as its page will show it. */
export async function previewOf({ draft, edits, values }: HandedAd, signal: AbortSignal): Promise<AdItem> {
  await clients.load();
  const body = { draft, ...(edits !== null && { edits }), ...handedOf(values) };
  try {
    return await clients.module!.client.postJson<AdItem>('insertion/preview', body, { signal });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) refuseSession(session);
    throw error;
  }
}

type HandedAnswer =
  | { readonly __typename: 'AdTaken' | 'OwnAd'; readonly id: string; readonly status: string }
  | (Refusal & { readonly code: string });

interface OwnAdAnswer {
  readonly content: HandedContent;
  readonly changedAt: string;
}

interface HandedContent {
  readonly values: readonly { readonly key: string; readonly value: string }[];
  readonly photos: readonly string[];
}

/** An ad of one's own as a draft begins with it: to change it, with its photos, or to begin another like it. */
export async function draftedAd({ ad }: DraftOrigin): Promise<DraftedAd> {
  const { ownAd } = await graphql<{ readonly ownAd: OwnAdAnswer | null }>(
    'query OwnAd($id: ID!) { ownAd(id: $id) { changedAt content { values { key value } photos } } }',
    { id: ad },
  );
  if (!ownAd) throw new Error(`The ad ${ad} is not there, or another’s`);
  const { values, photos } = ownAd.content;
  return {
    fields: { ...Object.fromEntries(values.map(({ key, value }) => [key, value])), ...photoFieldsOf(photos) },
    changedAt: Date.parse(ownAd.changedAt),
  };
}

/** How an ad of one's own stands that was handed in already. */
export async function publishedAd(id: string): Promise<PublishedAd> {
  const { ownAd } = await graphql<{ readonly ownAd: { readonly status: string } | null }>(
    'query OwnAdStanding($id: ID!) { ownAd(id: $id) { status } }',
    { id },
  );
  if (!ownAd) throw new Error(`The ad ${id} is not there, or another’s`);
  return { id, status: fromEnumName(ownAd.status) as PublishedAd['status'] };
}

/** Hands the ad in, or what is changed of one. Asked again it is the same ad. */
export function handIn(ad: HandedAd): Promise<PublishedAd> {
  return ad.edits === null ? publishAd(ad) : reviseAd(ad, ad.edits);
}

async function reviseAd({ values }: HandedAd, id: string): Promise<PublishedAd> {
  const { reviseAd: answer } = await graphql<{ readonly reviseAd: HandedAnswer }>(
    'mutation ReviseAd($id: ID!, $values: [FieldValue!]!, $photos: [String!]!) { reviseAd(id: $id, values: $values, photos: $photos) { __typename ... on OwnAd { id status } ... on Refusal { code message problems { field message } } } }',
    { id, ...variablesOf(values) },
  );
  return publishedIn(answer);
}

async function publishAd({ draft, values }: HandedAd): Promise<PublishedAd> {
  const { publishAd: answer } = await graphql<{ readonly publishAd: HandedAnswer }>(
    'mutation PublishAd($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) { publishAd(draft: $draft, values: $values, photos: $photos) { __typename ... on AdTaken { id status } ... on Refusal { code message problems { field message } } } }',
    { draft, ...variablesOf(values) },
  );
  return publishedIn(answer);
}

function variablesOf(all: InsertionValues) {
  const { values, photos } = handedOf(all);
  return { values: Object.entries(values).map(([key, value]) => ({ key, value })), photos };
}

function publishedIn(answer: HandedAnswer): PublishedAd {
  if ('code' in answer && answer.code === 'session.required') refuseSession(session);
  const { id, status } = taken(answer);
  return { id, status: fromEnumName(status) as PublishedAd['status'] };
}
