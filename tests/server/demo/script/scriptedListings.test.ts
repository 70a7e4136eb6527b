import { describe, expect, it } from 'vitest';
import { listingFile, listingFileNames } from '#server/demo/listingFiles.ts';
import { demoListings } from '#server/demo/listings/demoListings.ts';
import { scriptedListings } from '#server/demo/script/scriptedListings.ts';
import { sellers } from '#server/demo/sellers.ts';

const texts = listingFileNames().flatMap((file) => listingFile(file).listings);
const scripted = new Map(scriptedListings().map(({ externalId, listing }) => [externalId, listing]));

describe('the ads of the demonstration market', () => {
  it('are those scripted in full and those of the files, and no others', () => {
    const reported = Object.entries(demoListings).flatMap(([area, listings]) =>
      Object.keys(listings).map((name) => `${area}/${name}`),
    );
    expect(new Set(scripted.keys())).toEqual(new Set([...reported, ...texts.map(({ externalId }) => externalId)]));
  });

  it('match their files, with a seller who fits', () => {
    expect(texts.some(({ place }) => place)).toBe(true);
    for (const { externalId, ...text } of texts) {
      const listing = scripted.get(externalId)!;
      for (const field of ['title', 'text', 'category', 'parameters', 'pictures', 'place'] as const) {
        expect(listing[field], `${externalId} ${field}`).toEqual(text[field]);
      }
      expect(listing.wanted ?? false, externalId).toBe(text.wanted);
      if (text.seller) expect(listing.seller, externalId).toBe(text.seller);
      expect(sellers[listing.seller].language, externalId).toBe(text.language);
    }
  });
});
