import { accountFeature } from './account/accountFeature.ts';
import { draftFeature } from './draft/draftFeature.ts';
import { favouritesFeature } from './favourites/favouritesFeature.ts';
import { insertionFeature } from './insertion/insertionFeature.ts';
import { listingFeature } from './listing/listingFeature.ts';
import type { MarketFeature } from './marketFeature.ts';
import { messagingFeature } from './messaging/messagingFeature.ts';
import { suggestionsFeature } from './suggestions/suggestionsFeature.ts';

/**
 * All features that register something. Erasure, exports and upkeep go through them in this order: the files of an export
 * come in it, and a listing is removed before what refers to it.
 */
export const features: readonly MarketFeature[] = [
  accountFeature,
  listingFeature,
  draftFeature,
  favouritesFeature,
  messagingFeature,
  suggestionsFeature,
  insertionFeature,
];
