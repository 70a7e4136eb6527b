import { textNextToPostcode } from '#machines/market/postcode.ts';
import { regionOfAbbreviation } from '#market/cantons/cantonAbbreviations.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { placeOfPostcode } from '#market/places/placeOfPostcode.ts';
import { cantonsNamed, readingsOf } from '#market/places/placeText.ts';
import type { PlaceOf } from './listingsFormat.ts';

/** Looks up the place and canton of a postcode in the market's table. A name in the file keeps its spelling. */
export function placesOf(table: LocalityTable): PlaceOf {
  return (postcode, locality) => {
    const found = placeOfPostcode(table, postcode, locality);
    if (!found) return undefined;
    const { country, name, region, isGuess } = found;
    return { place: { country, locality: nameIn(locality, postcode, region) || name, region }, isGuess };
  };
}

/**
 * The name in a place's text, without postcode and canton: `Wil` in `9500 Wil (SG)`. A whole canton (`Kanton Bern`) is
 * no name.
 */
function nameIn(text: string, postcode: string, region: number): string {
  const { hasWord, isComplete } = cantonsNamed(textNextToPostcode(text));
  if (hasWord && isComplete) return '';
  const agreeing = readingsOf(text).filter((reading) => (reading.postcode ?? postcode) === postcode);
  const [first] = agreeing;
  if (!first) return text;
  const withoutCode = agreeing.find(({ name, cantons }) => {
    const [, code = ''] = /^[\s,;/(–-]+(\p{L}{2})\)?$/u.exec(first.name.slice(name.length)) ?? [];
    return first.name.startsWith(name) && cantons.includes(code.toLowerCase()) && isCode(code, region);
  });
  return withoutCode?.name ?? first.name;
}

function isCode(code: string, region: number): boolean {
  return regionOfAbbreviation(code.toUpperCase()) === region;
}
