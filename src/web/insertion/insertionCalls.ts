import { handedOf } from '#machines/insertion/draftPhotos.ts';
import type { HandedAd, PublishedAd } from '#machines/insertion/insertionSetup.ts';
import type { AdItem } from '#machines/listing/adItem.ts';

import { clients, graphql } from '../apiClient.ts';
import { type Refusal, taken } from '../account/start/accountCalls.ts';

// The calls of inserting an ad. They throw as calls do, and Refused.

/** The ad as its page will show it. */
export async function previewOf({ draft, values }: HandedAd, signal: AbortSignal): Promise<AdItem> {
  await clients.load();
  return clients.module!.client.postJson<AdItem>('insertion/preview', { draft, ...handedOf(values) }, { signal });
}

type PublishAnswer = { readonly __typename: 'AdTaken'; readonly id: string; readonly status: string } | Refusal;

/** Hands the ad in. Asked again it is the same ad. */
export async function publishAd({ draft, values }: HandedAd): Promise<PublishedAd> {
  const handed = handedOf(values);
  const { publishAd: answer } = await graphql<{ readonly publishAd: PublishAnswer }>(
    'mutation PublishAd($draft: ID!, $values: [FieldValue!]!, $photos: [String!]!) { publishAd(draft: $draft, values: $values, photos: $photos) { __typename ... on AdTaken { id status } ... on Refusal { message problems { field message } } } }',
    {
      draft,
      values: Object.entries(handed.values).map(([key, value]) => ({ key, value })),
      photos: handed.photos,
    },
  );
  const { id, status } = taken(answer);
  return { id, status: camel(status) as PublishedAd['status'] };
}

/** As charts spell what GraphQL calls `AWAITING_VERIFICATION`. */
function camel(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
