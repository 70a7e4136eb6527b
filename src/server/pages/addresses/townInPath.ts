import { decodedPiece } from '#machines/market/text/percentEncoding.ts';
import { cantonAbbreviations } from '#market/cantons/cantonAbbreviations.ts';
import { isCantonCode } from '#market/cantons/cantonCodes.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { namedPlace } from '#market/places/placeSearch.ts';
import { searchAt, type SearchPlace } from '#market/addresses/searchAddress.ts';

/** Paths of a search with more segments than this are not examined for a town. */
const mostSegments = 16;

/**
 * Replaces a town's name in the path of a search by the town's id (`/de/li/bern/koeniz`,
 * `/de/immobilien/ort/z%C3%BCrich`). Among towns of the same name, the canton in the path decides, or otherwise their
 * importance. Paths that are already valid, or still invalid afterwards, are returned unchanged.
 */
export function withTownOfPath(path: string, place: SearchPlace, table: LocalityTable): string {
  const pieces = path.split('/').filter(Boolean);
  const segments = (place.params['rest'] ?? '').split('/').filter(Boolean);
  const isRead = (rest: readonly string[]) => said(place, rest) !== undefined;
  if (place.name === 'results' || segments.length > mostSegments || isRead(segments)) return path;
  for (const [index, segment] of segments.entries()) {
    // Some paths consist of pairs of label and name. There the label is removed together with the name.
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
