import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';

import * as styles from './Breadcrumbs.css.ts';
import { Icon } from '../Icon.tsx';
import { onPlainClick } from './plainClick.ts';
import { Link } from './Link.tsx';

export interface Crumb {
  readonly label: string;
  /** The path of this breadcrumb's page; absent for the current page. */
  readonly to?: string;
  /** Navigates to the crumb's page without loading a document. */
  readonly onGo?: () => void;
}

/** The path from the top level to this page. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'ui.here', message: 'You are here' })}>
      <ol className={styles.trail}>
        {trail.map(({ label, to, onGo }, index) => (
          <li key={label} className={styles.crumb}>
            {to === undefined ? (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            ) : (
              <Link to={to} onClick={onGo && onPlainClick(onGo)} className={styles.step}>
                {label}
              </Link>
            )}
            {index < trail.length - 1 && <Icon of={ChevronRight} size="inline" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
