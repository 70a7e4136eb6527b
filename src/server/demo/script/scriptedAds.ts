import { adFile, adFileNames } from '../adFiles.ts';
import type { AdText } from '../adText.ts';
import { demoAds } from '../ads/demoAds.ts';
import type { DemoAd } from '../demoAd.ts';
import { historyOf } from './history.ts';
import { sellersFor } from './sellerDraw.ts';
import { type SellerKey, sellers } from '../sellers.ts';

/** A listing with its external id, which must not change. */
export interface ScriptedAd {
  readonly externalId: string;
  readonly ad: DemoAd;
}

/** All listings of the demonstration market: those with a scripted history, and those from text files. */
export function scriptedAds(): readonly ScriptedAd[] {
  const told = Object.entries(demoAds).flatMap(([area, ads]) =>
    Object.entries(ads).map(([name, ad]) => ({ externalId: `${area}/${name}`, ad })),
  );
  const texts = adFileNames().flatMap((file) => adFile(file).ads);
  const chosen = sellersFor(
    texts,
    told.map(({ ad }) => ad),
  );
  return [...told, ...texts.map((text) => ({ externalId: text.externalId, ad: adOf(text, chosen.get(text)!) }))];
}

function adOf(text: AdText, seller: SellerKey): DemoAd {
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
