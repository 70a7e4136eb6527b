import type { DraftOrigin } from '#machines/draft/draftSavingSetup.ts';
import { handedOf, photoFieldsOf } from '#machines/insertion/photos/draftPhotos.ts';
import type { InsertionValues } from '#machines/insertion/insertionField.ts';
import type { ListingSubmission, PublishedListing } from '#machines/insertion/insertionSetup.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import { fromEnumName } from '#machines/market/text/enumName.ts';

import { accepted, command } from '../account/commands.ts';
import { refuseSession, session } from '../account/session.ts';
import { momentOf } from '../api/moment.ts';
import { CallFailed, clients, graphql } from '../api/apiClient.ts';
import type { DraftedListing } from '../draft/openDraft.ts';
import {
  OwnListing,
  type OwnListingStatus,
  StatusOfOwnListing,
  PublishListing,
  ReviseListing,
} from './generated/insertionOperations.ts';

// The calls that insert and edit a listing. They throw as calls do, and `Refused`. If the session has ended meanwhile,
// it is notified.

/** Fetches the listing as its page will show it. */
export async function previewOf(
  { draft, edits, values }: ListingSubmission,
  signal: AbortSignal,
): Promise<ListingItem> {
  await clients.load();
  const body = { draft, ...(edits !== null && { edits }), ...handedOf(values) };
  try {
    return await clients.module!.client.postJson<ListingItem>('insertion/preview', body, { signal });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) refuseSession(session);
    throw error;
  }
}

/**
 * Fetches the content of the user's own listing, with which a draft starts. The draft edits the listing, with its
 * photos, or becomes a similar one.
 */
export async function draftedListing({ ad: listing }: DraftOrigin): Promise<DraftedListing> {
  const { ownListing } = await graphql(OwnListing, { id: listing });
  if (!ownListing) throw new Error(`The listing ${listing} does not exist or belongs to another account`);
  const { values, photos } = ownListing.content;
  return {
    fields: { ...Object.fromEntries(values.map(({ key, value }) => [key, value])), ...photoFieldsOf(photos) },
    changedAt: momentOf(ownListing.changedAt),
  };
}

/** Fetches the present status of a listing that the user has submitted before. */
export async function publishedListing(id: string): Promise<PublishedListing> {
  const { ownListing } = await graphql(StatusOfOwnListing, { id });
  if (!ownListing) throw new Error(`The listing ${id} does not exist or belongs to another account`);
  return { id, status: fromEnumName(ownListing.status) };
}

/** Submits a new listing, or the changes of an existing one. It is idempotent. */
export function submitListing(listing: ListingSubmission): Promise<PublishedListing> {
  return listing.edits === null ? publishListing(listing) : reviseListing(listing, listing.edits);
}

async function reviseListing({ values }: ListingSubmission, id: string): Promise<PublishedListing> {
  return publishedIn(accepted(await command(ReviseListing, { id, ...variablesOf(values) })));
}

async function publishListing({ draft, values }: ListingSubmission): Promise<PublishedListing> {
  return publishedIn(accepted(await command(PublishListing, { draft, ...variablesOf(values) })));
}

function variablesOf(all: InsertionValues) {
  const { values, photos } = handedOf(all);
  return { values: Object.entries(values).map(([key, value]) => ({ key, value })), photos };
}

function publishedIn({ id, status }: { readonly id: string; readonly status: OwnListingStatus }): PublishedListing {
  return { id, status: fromEnumName(status) };
}
