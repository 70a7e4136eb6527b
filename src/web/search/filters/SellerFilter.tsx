import { Trans, useLingui } from '@lingui/react/macro';

import { sellerFilterWords } from '#words/search.ts';

import { FilterGroup } from './FilterGroup.tsx';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';
import { Segments } from '../../ui/fields/Segments.tsx';

/** By value of the URL key `company_ad`: the kind of seller. */
const sellers = { '': 'any', '0': 'private', '1': 'company' } as const;
const keys = { any: '', private: '0', company: '1' } as const;

/** Filters by seller: any, private or company. */
export function SellerFilter() {
  const { i18n } = useLingui();
  const chosen = keys[useDraft().seller ?? 'any'];
  const flow = FiltersFlow.useActorRef();
  const counts = useOffered((offered) => offered.counts.company_ad);
  return (
    <FilterGroup title={<Trans id="search.seller">Offered by</Trans>}>
      <Segments
        name="company_ad"
        chosen={chosen}
        segments={(['', '0', '1'] as const).map((value) => ({
          value,
          label: i18n._(sellerFilterWords[sellers[value]]),
          count: counts && (value === '' ? (counts['0'] ?? 0) + (counts['1'] ?? 0) : (counts[value] ?? 0)),
        }))}
        onChoose={(value) =>
          flow.send({
            type: 'filter.chosen',
            changes: { seller: value === '' ? undefined : value === '1' ? 'company' : 'private' },
          })
        }
      />
    </FilterGroup>
  );
}
