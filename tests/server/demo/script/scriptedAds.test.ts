import { describe, expect, it } from 'vitest';
import { adFile, adFileNames } from '#server/demo/adFiles.ts';
import { demoAds } from '#server/demo/ads/demoAds.ts';
import { scriptedAds } from '#server/demo/script/scriptedAds.ts';
import { sellers } from '#server/demo/sellers.ts';

const texts = adFileNames().flatMap((file) => adFile(file).ads);
const scripted = new Map(scriptedAds().map(({ externalId, ad }) => [externalId, ad]));

describe('the ads of the demonstration market', () => {
  it('are those scripted in full and those of the files, and no others', () => {
    const told = Object.entries(demoAds).flatMap(([area, ads]) => Object.keys(ads).map((name) => `${area}/${name}`));
    expect(new Set(scripted.keys())).toEqual(new Set([...told, ...texts.map(({ externalId }) => externalId)]));
  });

  it('match their files, with a seller who fits', () => {
    expect(texts.some(({ place }) => place)).toBe(true);
    for (const { externalId, ...text } of texts) {
      const ad = scripted.get(externalId)!;
      for (const field of ['title', 'text', 'category', 'parameters', 'pictures', 'place'] as const) {
        expect(ad[field], `${externalId} ${field}`).toEqual(text[field]);
      }
      expect(ad.wanted ?? false, externalId).toBe(text.wanted);
      if (text.seller) expect(ad.seller, externalId).toBe(text.seller);
      expect(sellers[ad.seller].language, externalId).toBe(text.language);
    }
  });
});
