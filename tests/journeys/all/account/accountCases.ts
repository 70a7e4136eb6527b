import { type Language, languages } from '#machines/market/language.ts';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';

/** What people do with their account, in this order. */
export type AccountJourney = 'makes' | 'forgets' | 'changes' | 'leaves';

/** Somebody with a window of that width who reads that language at one of the markets. */
export interface Person {
  readonly brand: Brand;
  readonly screen: Exclude<Screen, 'tablet'>;
  readonly language: Language;
  /** Where they call from: a market counts the mails that each client asks for. */
  readonly client: string;
  /** By what they log in, as it is now. */
  email: string;
  password: string;
}

const isLong = process.env['ALLMEND_LONG'] === '1';

/** Who makes which in `npm test`; of an account that somebody has made the others tell on. With ALLMEND_LONG=1 everybody makes every journey. */
const inShort: Readonly<Record<string, readonly AccountJourney[]>> = {
  'allmend desk de': ['makes', 'forgets'],
  'allmend phone it': ['makes', 'changes'],
  'murmel phone fr': ['makes', 'leaves'],
};

const everybody: readonly Person[] = brands
  .flatMap((brand) =>
    (['desk', 'phone'] as const).flatMap((screen) => languages.map((language) => ({ brand, screen, language }))),
  )
  .map((where, index) => ({
    ...where,
    client: `192.0.2.${index + 1}`,
    email: `vreni-${where.screen}-${where.language}@example.ch`,
    password: 'Brombeer-Gipfel 7',
  }));

/** Who makes a journey. */
export function whoever(journey: AccountJourney): Person[] {
  return everybody.filter(
    ({ brand, screen, language }) => isLong || inShort[`${brand} ${screen} ${language}`]?.includes(journey),
  );
}
