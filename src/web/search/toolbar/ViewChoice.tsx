import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';

import { inView } from '#machines/search/filterChanges.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import * as styles from './ViewChoice.css.ts';

const icons: Readonly<Record<'list' | 'grid', LucideIcon>> = { list: Rows3, grid: LayoutGrid };

const views = ['list', 'grid'] as const;

/** List or grid. The address contains the view, so it can be shared, and the server renders it. */
export function ViewChoice() {
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  return (
    <Views
      chosen={filter.view ?? 'list'}
      texts={views.map((view) => listPath(language, inView(filter, view)))}
      onChoose={(view) => flow.send({ type: 'view.changed', view })}
    />
  );
}

interface ViewsProps {
  readonly chosen: (typeof views)[number];
  /** The paths of the links, one for each view. */
  readonly texts: readonly string[];
  readonly onChoose: (view: (typeof views)[number]) => void;
}

const Views = cachedView(function Views({ chosen, texts, onChoose }: ViewsProps) {
  const { t } = useLingui();
  const names = {
    list: t({ id: 'search.view.list', message: 'Show as list' }),
    grid: t({ id: 'search.view.grid', message: 'Show as grid' }),
  };
  return (
    <div role="group" aria-label={t({ id: 'search.view', message: 'View' })} className={styles.choice}>
      {views.map((view, place) => (
        <Link
          key={view}
          to={texts[place]!}
          onClick={onPlainClick(() => onChoose(view))}
          aria-current={view === chosen ? 'true' : undefined}
          aria-label={names[view]}
          className={styles.view[view === chosen ? 'chosen' : 'other']}
        >
          <Icon of={icons[view]} />
        </Link>
      ))}
    </div>
  );
});
