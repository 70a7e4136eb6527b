import type { DraftOrigin } from '#machines/draft/draftKeepingSetup.ts';
import { handedOf, photoFieldsOf } from '#machines/insertion/photos/draftPhotos.ts';
import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import type { HandedAd, PublishedAd } from '#machines/insertion/insertionSetup.ts';
import type { AdItem } from '#machines/listing/adItem.ts';
import { fromEnumName } from '#machines/market/text/enumName.ts';

import { accepted, command } from '../account/commands.ts';
import { refuseSession, session } from '../account/session.ts';
import { momentOf } from '../api/moment.ts';
import { CallFailed, clients, graphql } from '../api/apiClient.ts';
import type { DraftedAd } from '../draft/openDraft.ts';
import { type AdStanding, OwnAd, OwnAdStanding, PublishAd, ReviseAd } from './generated/insertionOperations.ts';

// The calls that insert and edit a listing. They throw as calls do, and `Refused`. If the session has ended meanwhile,
// it is notified.

/** The listing as its page will show it. */
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

/**
 * The contents of the user's own listing as a draft starts with them: to edit it, with its photos, or to start a
 * similar one.
 */
export async function draftedAd({ ad }: DraftOrigin): Promise<DraftedAd> {
  const { ownAd } = await graphql(OwnAd, { id: ad });
  if (!ownAd) throw new Error(`The listing ${ad} does not exist or belongs to another account`);
  const { values, photos } = ownAd.content;
  return {
    fields: { ...Object.fromEntries(values.map(({ key, value }) => [key, value])), ...photoFieldsOf(photos) },
    changedAt: momentOf(ownAd.changedAt),
  };
}

/** The status of the user's own listing that was submitted before. */
export async function publishedAd(id: string): Promise<PublishedAd> {
  const { ownAd } = await graphql(OwnAdStanding, { id });
  if (!ownAd) throw new Error(`The listing ${id} does not exist or belongs to another account`);
  return { id, status: fromEnumName(ownAd.status) };
}

/** Submits a new listing, or the changes of an existing one. It is idempotent. */
export function handIn(ad: HandedAd): Promise<PublishedAd> {
  return ad.edits === null ? publishAd(ad) : reviseAd(ad, ad.edits);
}

async function reviseAd({ values }: HandedAd, id: string): Promise<PublishedAd> {
  return publishedIn(accepted(await command(ReviseAd, { id, ...variablesOf(values) })));
}

async function publishAd({ draft, values }: HandedAd): Promise<PublishedAd> {
  return publishedIn(accepted(await command(PublishAd, { draft, ...variablesOf(values) })));
}

function variablesOf(all: InsertionValues) {
  const { values, photos } = handedOf(all);
  return { values: Object.entries(values).map(([key, value]) => ({ key, value })), photos };
}

function publishedIn({ id, status }: { readonly id: string; readonly status: AdStanding }): PublishedAd {
  return { id, status: fromEnumName(status) };
}
