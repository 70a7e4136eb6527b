import { decodedPiece } from '#machines/market/text/percentEncoding.ts';
import { cantonAbbreviations } from '#market/cantons/cantonAbbreviations.ts';
import { isCantonCode } from '#market/cantons/cantonCodes.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { namedPlace } from '#market/places/placeSearch.ts';
import { searchAt, type SearchPlace } from '#market/addresses/searchAddress.ts';

/** No path of a search has more segments. */
const mostSegments = 16;

/**
 * The path of a search in which a town stands by its name alone (`/de/li/bern/koeniz`, `/de/immobilien/ort/z%C3%BCrich`), with the
 * town's id in its place: of several towns called so the one in the canton beside it, else the most important. A path that is
 * understood as it is, or not even so, is left.
 */
export function withTownOfPath(path: string, place: SearchPlace, table: LocalityTable): string {
  const pieces = path.split('/').filter(Boolean);
  const segments = (place.params['rest'] ?? '').split('/').filter(Boolean);
  const isRead = (rest: readonly string[]) => said(place, rest) !== undefined;
  if (place.name === 'results' || segments.length > mostSegments || isRead(segments)) return path;
  for (const [index, segment] of segments.entries()) {
    // In a grammar of pairs the label before it goes with it.
    const others = segments.toSpliced(place.name === 'list' ? index : index - 1, place.name === 'list' ? 1 : 2);
    const town = townCalled(decodedPiece(segment), said(place, others)?.region, table);
    if (town === undefined || !isRead(segments.with(index, town))) continue;
    return `/${pieces.with(pieces.length - segments.length + index, town).join('/')}`;
  }
  return path;
}

function said(place: SearchPlace, segments: readonly string[]) {
  return searchAt({ ...place, params: { rest: segments.join('/') } }, new URLSearchParams())?.filter;
}

function townCalled(segment: string, region: number | undefined, table: LocalityTable): string | undefined {
  const name = segment.replaceAll('-', ' ');
  if (!/^\p{L}/u.test(name)) return undefined;
  if (region === undefined || !isCantonCode(region)) return namedPlace(table, name);
  return cantonAbbreviations[region].map((canton) => namedPlace(table, `${name} ${canton}`)).find(Boolean);
}
