import { type Language, languages } from '#machines/market/language.ts';
import type { Screen } from '#tests/drivers/browser/browser.ts';
import { type Brand, brands } from '#tests/drivers/demo/demoMarkets.ts';

/** The names of the journeys of an account, in the order in which they run. */
export type AccountJourney = 'makes' | 'forgets' | 'changes' | 'leaves';

/** A user at one of the markets, with the window width and the language. */
export interface Person {
  readonly brand: Brand;
  readonly screen: Exclude<Screen, 'tablet'>;
  readonly language: Language;
  /** The IP address of the person's client: a market limits the mails per client. */
  readonly client: string;
  /** The email address of the current login. */
  email: string;
  password: string;
}

const isLong = process.env['ALLMEND_LONG'] === '1';

/**
 * The journeys of each user in `npm test`; later journeys use the account of the first. With ALLMEND_LONG=1 every user
 * makes every journey.
 */
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

/** The people for whom a journey runs. */
export function whoever(journey: AccountJourney): Person[] {
  return everybody.filter(
    ({ brand, screen, language }) => isLong || inShort[`${brand} ${screen} ${language}`]?.includes(journey),
  );
}
