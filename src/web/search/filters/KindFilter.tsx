import { Trans, useLingui } from '@lingui/react/macro';

import { kindFilterWords } from '#words/search.ts';

import { FilterGroup } from './FilterGroup.tsx';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';
import { Segments } from '../../ui/fields/Segments.tsx';

/** Offers, wanted listings, or both. */
export function KindFilter() {
  const { i18n } = useLingui();
  const chosen = useDraft().kind ?? '';
  const flow = FiltersFlow.useActorRef();
  const counts = useOffered((offered) => offered.counts.st);
  return (
    <FilterGroup title={<Trans id="search.kind">Ad type</Trans>}>
      <Segments
        name="st"
        chosen={chosen}
        segments={(['', 'offer', 'wanted'] as const).map((value) => ({
          value,
          label: i18n._(kindFilterWords[value || 'any']),
          count: counts && (value === '' ? (counts.offer ?? 0) + (counts.wanted ?? 0) : (counts[value] ?? 0)),
        }))}
        onChoose={(value) => flow.send({ type: 'filter.chosen', changes: { kind: value === '' ? undefined : value } })}
      />
    </FilterGroup>
  );
}
