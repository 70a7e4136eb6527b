import type { SchemaProblem } from '#machines/journal/schema.ts';
import { widestRadius } from '#machines/market/limits.ts';
import { localitiesOfId, townIdOf } from '#market/places/areas.ts';
import { localitiesNamed, type LocalityTable } from '#market/places/localities.ts';
import { namedPlace, placesInList } from '#market/places/placeSearch.ts';
import { wholeCanton } from '#market/places/suggestedPlaces.ts';
import type { RequestedFilter } from './requestedFilterShape.ts';
import { unknownPlace } from './placeProblems.ts';
import type { ListKeys } from './listKeys.ts';

type Places = Pick<RequestedFilter, 'region' | 'widened' | 'subregion' | 'localities'>;
type Read = { readonly value: Places } | { readonly problems: readonly SchemaProblem[] };

/** The places that the keys of `list.json` name, or the problems with them. */
export function placesOf(keys: ListKeys, table: LocalityTable): Read {
  const { region, zipcode, radius, m: municipality, sa: subregion } = keys;
  const flags = { neighbours: keys.with_neighbouring_regions, country: keys.with_all_regions };
  const widened = flags.neighbours === '1' ? 'neighbours' : flags.country === '1' ? 'country' : undefined;
  const code = region === undefined ? undefined : /^\d{1,9}$/.test(region) ? Number(region) : NaN;
  const canton = { region: code, widened, subregion } as const;
  if (municipality !== undefined) {
    if (zipcode !== undefined || radius !== undefined) return refused('m', 'must not stand beside zipcode or radius');
    const town = townOf(municipality, code, table);
    // If a canton comes together with a town, it only decides which town of that name is meant.
    return 'problems' in town
      ? town
      : { value: { widened, subregion, localities: [{ localityID: town.id, radius: 0 }] } };
  }
  if (zipcode === undefined) return radius === undefined ? { value: canton } : refused('radius', 'needs zipcode');
  const ids = wholeCanton(table, zipcode) === undefined ? placesInList(table, zipcode) : [zipcode];
  const radii = radius?.split(',') ?? ids.map(() => '0');
  if (radii.length !== ids.length) return refused('radius', 'must have as many values as zipcode');
  if (!radii.every((one) => /^\d{1,3}$/.test(one))) {
    return refused('radius', `must have whole numbers from 0 to ${widestRadius}`);
  }
  return { value: { ...canton, localities: ids.map((localityID, at) => ({ localityID, radius: Number(radii[at]) })) } };
}

/** The only town with a name or an id, within the canton `region` if it is set. */
function townOf(named: string, region: number | undefined, table: LocalityTable) {
  const known = localitiesOfId(table, named);
  const towns = (known.length > 0 ? known : localitiesNamed(table, named)).filter(
    (each) => region === undefined || each.region === region,
  );
  const ids = known.length > 0 && towns.length > 0 ? [named] : [...new Set(towns.map(townIdOf))];
  const id = ids[0] ?? namedPlace(table, named);
  if (id === undefined) return refused('m', unknownPlace(named));
  if (ids.length > 1) return refused('m', `must name one place by its id: ${ids.join(', ')}`);
  return { id };
}

function refused(field: string, rule: string): { readonly problems: readonly SchemaProblem[] } {
  return { problems: [{ field, rule }] };
}
