import type { SchemaProblem } from '#machines/journal/schema.ts';
import { localitiesOfId } from '#market/places/areas.ts';
import type { LocalityTable } from '#market/places/localities.ts';
import { cut } from '../../http/calls/wrongValue.ts';
import type { RequestedFilter, Spelling } from './requestedFilterShape.ts';

/**
 * The problems with a call's places: unknown places, and combinations that are not allowed. A search covers either a
 * canton (alone, widened or a part of it) or single places.
 */
export function problemsWithPlaces(
  { region, widened, subregion, localities = [] }: RequestedFilter,
  table: LocalityTable,
  spelled: Spelling,
): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  const refuse = (field: string, rule: string) => problems.push({ field, rule });
  for (const [index, { localityID }] of localities.entries()) {
    if (localitiesOfId(table, localityID).length === 0)
      refuse(`localities.${index}.localityID`, unknownPlace(localityID));
  }
  if (localities.length > 0) {
    for (const field of ['region', 'widened', 'subregion'] as const) {
      if ({ region, widened, subregion }[field] !== undefined)
        refuse(field, `must not stand beside ${spelled('localities')}`);
    }
  } else if (region === undefined) {
    if (widened !== undefined) refuse('widened', `needs ${spelled('region')}`);
    if (subregion !== undefined) refuse('subregion', `needs ${spelled('region')}`);
  } else if (subregion !== undefined) {
    if (widened !== undefined) refuse('widened', `must not stand beside ${spelled('subregion')}`);
    if (!table.all.some((each) => each.region === region && each.subregion === subregion)) {
      refuse('subregion', `must be a part of canton ${region} that the market knows`);
    }
  }
  return problems;
}

/** The rule that a call breaks by naming an unknown place. */
export function unknownPlace(named: string): string {
  return `must name places that the market knows, by postcode (3011) or by town and canton (koeniz-be); ${cut(JSON.stringify(named))} is none`;
}
