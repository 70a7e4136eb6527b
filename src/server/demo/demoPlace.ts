import type { Place } from '#machines/listing/lifecycle/listingContent.ts';
import { cantonByAbbreviation } from '#market/cantons/cantons.ts';

/** A place in text form: `3012 Bern BE`. */
export type PlaceText = `${number} ${string} ${string}`;

/** Parses a place such as `3012 Bern BE`. Throws on another form or an unknown canton. */
export function demoPlace(text: PlaceText): Place {
  const [, postcode, locality, abbreviation] = /^(\d{4}) (.+) ([A-Z]{2})$/.exec(text) ?? [];
  const canton = abbreviation && cantonByAbbreviation(abbreviation);
  if (!postcode || !locality || !canton) throw new Error(`The demonstration market has no place "${text}"`);
  return { country: abbreviation === 'FL' ? 'LI' : 'CH', postcode, locality, region: canton.code };
}
