import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';

import { withChanges } from '#machines/search/filterChanges.ts';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { onPlainClick } from '../../../ui/navigation/plainClick.ts';
import { useDraft, useOffered } from '../filtersFlow.ts';
import { listPath } from '../../../addresses/listPath.ts';
import { placeName } from '../../placeName.ts';
import { LocalitiesFlow } from './localitiesFlow.ts';
import * as styles from './PlacesFilter.css.ts';
import { RadiusSelect } from './RadiusSelect.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';

/** The chosen places, each with its radius and a button that removes it. */
export function ChosenPlaces() {
  const { t } = useLingui();
  const language = useLanguage();
  const draft = useDraft();
  const flow = LocalitiesFlow.useActorRef();
  const places = LocalitiesFlow.useSelector(({ context }) => context.places);
  const nameOf = useNameOfPlace();
  const resolved = useOffered(({ localities }) => localities) ?? [];
  if (places.length === 0) return null;
  return (
    <ul aria-label={t({ id: 'search.places.chosen', message: 'Chosen places' })} className={styles.chosen}>
      {places.map(({ localityID, radius }) => {
        const name = nameOf(localityID);
        const others = places.filter((place) => place.localityID !== localityID);
        return (
          <li key={localityID} className={styles.place}>
            <span className={styles.name}>{name}</span>
            <Link
              to={listPath(language, withChanges(draft, { localities: others }))}
              aria-label={t({ id: 'search.place.remove', message: `Remove ${name}` })}
              className={styles.remove}
              onClick={onPlainClick(() => flow.send({ type: 'place.removed', localityID }))}
            >
              <Icon of={X} size="inline" />
            </Link>
            <input type="hidden" name="zipcode" value={localityID} />
            <span className={styles.radius}>
              <RadiusSelect
                label={t({ id: 'search.radius', message: `Radius around ${name}` })}
                radius={radius}
                counts={resolved.find((place) => place.localityID === localityID)?.radii}
                onChoose={(chosen) => flow.send({ type: 'radius.changed', localityID, radius: chosen })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The name of a chosen place: as it was picked, else as in the answer. */
function useNameOfPlace(): (localityID: string) => string {
  const labels = LocalitiesFlow.useSelector(({ context }) => context.labels);
  const resolved = useOffered(({ localities }) => localities) ?? [];
  return (id) => labels[id] ?? placeName(id, resolved);
}
