import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react';

import { inView } from '#machines/search/filterChanges.ts';

import { useLanguage } from '../firstPage.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onPlainClick } from '../ui/plainClick.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { listPath } from './listPath.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';
import * as styles from './ViewChoice.css.ts';

const icons: Readonly<Record<'list' | 'grid', LucideIcon>> = { list: Rows3, grid: LayoutGrid };

/** In a list or in a grid. The address keeps it, so it can be shared, and is so from the first byte of a page on. */
export function ViewChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  const chosen = filter.view ?? 'list';
  const names = { list: t`Show as a list`, grid: t`Show as a grid` };
  return (
    <div role="group" aria-label={t`View`} className={styles.choice}>
      {(['list', 'grid'] as const).map((view) => (
        <RouteLink
          key={view}
          to={listPath(language, inView(filter, view))}
          onClick={onPlainClick(() => flow.send({ type: 'view.changed', view }))}
          aria-current={view === chosen ? 'true' : undefined}
          aria-label={names[view]}
          className={styles.view[view === chosen ? 'chosen' : 'other']}
        >
          <Icon of={icons[view]} />
        </RouteLink>
      ))}
    </div>
  );
}
