import { listingFile, listingFileNames } from '../listingFiles.ts';
import type { ListingText } from '../listingText.ts';
import { demoListings } from '../listings/demoListings.ts';
import type { ListingScript } from '../listingScript.ts';
import { historyOf } from './history.ts';
import { sellersFor } from './sellerDraw.ts';
import { type SellerKey, sellers } from '../sellers.ts';

/** A listing with its external id, which must not change. */
export interface ScriptedListing {
  readonly externalId: string;
  readonly listing: ListingScript;
}

/** All listings of the demonstration market: those with a scripted history, and those from text files. */
export function scriptedListings(): readonly ScriptedListing[] {
  const scripts = Object.entries(demoListings).flatMap(([area, listings]) =>
    Object.entries(listings).map(([name, listing]) => ({ externalId: `${area}/${name}`, listing })),
  );
  const texts = listingFileNames().flatMap((file) => listingFile(file).listings);
  const chosen = sellersFor(
    texts,
    scripts.map(({ listing }) => listing),
  );
  return [
    ...scripts,
    ...texts.map((text) => ({ externalId: text.externalId, listing: listingOf(text, chosen.get(text)!) })),
  ];
}

function listingOf(text: ListingText, seller: SellerKey): ListingScript {
  return {
    seller,
    category: text.category,
    title: text.title,
    text: text.text,
    parameters: text.parameters,
    pictures: text.pictures,
    ...(text.wanted && { wanted: true }),
    ...(text.place && { place: text.place }),
    ...historyOf(text, sellers[seller].kind),
  };
}
