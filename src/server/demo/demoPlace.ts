import type { Place } from '#machines/listing/lifecycle/listingContent.ts';
import { cantonByAbbreviation } from '#market/cantons/cantons.ts';

/** A place as one says it: `3012 Bern BE`. */
export type PlaceText = `${number} ${string} ${string}`;

/** The place that a line such as `3012 Bern BE` names. Throws when it has another shape or names no canton. */
export function demoPlace(text: PlaceText): Place {
  const [, postcode, locality, abbreviation] = /^(\d{4}) (.+) ([A-Z]{2})$/.exec(text) ?? [];
  const canton = abbreviation && cantonByAbbreviation(abbreviation);
  if (!postcode || !locality || !canton) throw new Error(`The demonstration market has no place "${text}"`);
  return { country: abbreviation === 'FL' ? 'LI' : 'CH', postcode, locality, region: canton.code };
}
