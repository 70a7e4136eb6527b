import { useLingui } from '@lingui/react/macro';

import type { ListingList } from '#machines/listing/listingItem.ts';
import type { Facet } from '#machines/listing/facet.ts';
import { parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import type { AppliedFilter } from '#machines/search/appliedFilters.ts';
import type { ChosenLocality, Interval } from '#machines/search/searchFilter.ts';
import { formatQuantity } from '#market/numbers.ts';
import { formatFrancs } from '#market/prices.ts';
import { kindFilterWords, sellerFilterWords } from '#words/search.ts';

import { useNames } from '../../../languages/catalogue.ts';
import { placeName } from '../../placeName.ts';
import { SearchFlow } from '../../searchFlow.ts';

const nothing: Pick<ListingList, 'facets' | 'localities'> = { facets: [], localities: [] };

/**
 * The label of a single filter: "Up to CHF 900", "Diesel", "Köniz BE, 10 km". Ambiguous values include the name of
 * their parameter: "Colour: Other", "Size: M".
 */
export function useAppliedWords(): (applied: AppliedFilter) => string {
  const { i18n, t } = useLingui();
  const names = useNames();
  const { facets, localities } = SearchFlow.useSelector(({ context }) => context.result) ?? nothing;
  return say;

  function say(applied: AppliedFilter): string {
    switch (applied.kind) {
      case 'region':
        return cantons(names.canton(applied.region), applied.widened);
      case 'subregion':
        return placeName(applied.subregion, []);
      case 'locality':
        return place(applied.locality);
      case 'price':
        return range(applied.bounds, formatFrancs);
      case 'free':
        return t({ id: 'search.free', message: 'Free items' });
      case 'organic':
        return t({ id: 'search.chip.organic', message: 'Without promoted ads' });
      case 'type':
        return i18n._(kindFilterWords[applied.type]);
      case 'seller':
        return i18n._(sellerFilterWords[applied.seller]);
      case 'option':
        return option(facetOf(applied.key), applied.option);
      case 'interval':
        return interval(facetOf(applied.key), applied);
    }
  }

  function cantons(canton: string, widened: 'neighbours' | 'country' | undefined): string {
    if (widened === 'neighbours')
      return t({ id: 'search.chip.neighbours', message: `${canton} and neighbouring cantons` });
    return widened === 'country'
      ? t({ id: 'search.chip.country', message: `${canton} and all of Switzerland` })
      : canton;
  }

  function place({ localityID, radius }: ChosenLocality): string {
    const name = placeName(localityID, localities);
    return radius === 0 ? name : `${name}, ${radius}\u00a0km`;
  }

  function facetOf(key: string): Facet | undefined {
    return facets.find((facet) => facet.key === key);
  }

  /** An option that the result does not list was named by the URL, and is shown as it is written there. */
  function option(facet: Facet | undefined, value: string): string {
    if (facet?.kind !== 'select') return value;
    const said = facet.options.find((each) => each.value === value)?.label ?? value;
    // Some options need the filter's name before them. "Another make" is clear by itself.
    const saysLittle = facet.key === 'size' || (value === 'other' && facet.key !== 'brand');
    return saysLittle ? labelled(facet.label, said) : said;
  }

  function interval(facet: Facet | undefined, { key, bounds }: Extract<AppliedFilter, { kind: 'interval' }>): string {
    const parameter = parameterByKey[key];
    const unit = facet?.kind === 'interval' ? facet.unit : null;
    const said = range(bounds, (value) => {
      const number = formatQuantity(value, 'unit' in parameter ? parameter.unit : undefined);
      return unit === null ? number : `${number}\u00a0${unit}`;
    });
    return facet && unit === null ? labelled(facet.label, said) : said;
  }

  function labelled(label: string, said: string): string {
    return t({ id: 'search.labelled', message: `${label}: ${said}` });
  }

  function range({ min, max }: Interval, write: (value: number) => string): string {
    if (min === undefined) return t({ id: 'search.chip.upTo', message: `Up to ${write(max ?? 0)}` });
    if (min === max) return write(min);
    return max === undefined
      ? t({ id: 'search.chip.from', message: `From ${write(min)}` })
      : t({ id: 'search.chip.range', message: `${write(min)} to ${write(max)}` });
  }
}
