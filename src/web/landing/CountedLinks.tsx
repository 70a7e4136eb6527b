import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { formatNumber } from '#market/numbers.ts';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './CountedLinks.css.ts';

/** A way on, and how many ads it leads to; undefined as long as that is on its way. */
export interface CountedLink {
  readonly key: string | number;
  readonly to: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly icon?: LucideIcon | undefined;
}

interface CountedLinksProps {
  readonly links: readonly CountedLink[];
  /** So many are in sight; what opens the others says `others`. */
  readonly first?: number;
  readonly others?: ReactNode;
}

/** Ways on in columns. One that leads to nothing is there, and says so. */
export function CountedLinks({ links, first = links.length, others }: CountedLinksProps) {
  return (
    <>
      <Columns links={links.slice(0, first)} />
      {links.length > first && (
        <details className={styles.others}>
          <summary className={styles.summary}>{others}</summary>
          <Columns links={links.slice(first)} />
        </details>
      )}
    </>
  );
}

function Columns({ links }: { readonly links: readonly CountedLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ key, to, label, count, icon }) => (
        <li key={key}>
          <Link to={to} className={styles.entry}>
            {icon && (
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
            )}
            <span className={styles.name}>{label}</span>{' '}
            <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
