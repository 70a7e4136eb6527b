import { accountFeature } from './account/accountFeature.ts';
import { draftFeature } from './draft/draftFeature.ts';
import { favouritesFeature } from './favourites/favouritesFeature.ts';
import { inspectionFeature } from './inspection/inspectionFeature.ts';
import { insertionFeature } from './insertion/insertionFeature.ts';
import { listingFeature } from './listing/listingFeature.ts';
import type { MarketFeature } from './marketFeature.ts';
import { messagingFeature } from './messaging/messagingFeature.ts';
import { suggestionsFeature } from './suggestions/suggestionsFeature.ts';

/**
 * All features that register something. Erasure, exports and upkeep process the features in this order. It is the order
 * of the files in an export, and a listing is removed before its dependants.
 */
export const features: readonly MarketFeature[] = [
  accountFeature,
  listingFeature,
  draftFeature,
  favouritesFeature,
  messagingFeature,
  suggestionsFeature,
  insertionFeature,
  inspectionFeature,
];
