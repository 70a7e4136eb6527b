import { useLingui } from '@lingui/react/macro';

import { liechtenstein } from '#market/cantons/cantonCodes.ts';

import { useNames } from '../../../languages/catalogue.ts';

/** The name of a canton as a choice among places: `Bern (canton)`. Liechtenstein is a country. */
export function useCantonName(): (region: number) => string {
  const { t } = useLingui();
  const names = useNames();
  return (region) => {
    const name = names.canton(region);
    return region === liechtenstein ? name : t({ id: 'search.place.wholeCanton', message: `${name} (canton)` });
  };
}
