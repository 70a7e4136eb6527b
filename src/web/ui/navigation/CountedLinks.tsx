import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatNumber } from '#market/numbers.ts';

import { Icon } from '../Icon.tsx';
import { isPlainClick } from './plainClick.ts';
import * as styles from './CountedLinks.css.ts';
import { Link } from './Link.tsx';

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
  readonly room?: keyof typeof styles.list;
  /** One follows a link in this window. */
  readonly onGo?: (() => void) | undefined;
}

/** Ways on in columns. One that leads to nothing is there, and says so. */
export function CountedLinks({ links, first = links.length, others, ...columns }: CountedLinksProps) {
  return (
    <>
      <Columns links={links.slice(0, first)} {...columns} />
      {links.length > first && (
        <details className={styles.others}>
          <summary className={styles.summary}>{others}</summary>
          <Columns links={links.slice(first)} {...columns} />
        </details>
      )}
    </>
  );
}

function Columns({ links, room = 'page', onGo }: Pick<CountedLinksProps, 'links' | 'room' | 'onGo'>) {
  return (
    <ul className={styles.list[room]}>
      {links.map(({ key, to, label, count, icon }) => (
        <li key={key}>
          <Link to={to} onClick={onGo && ((event) => isPlainClick(event) && onGo())} className={styles.entry[room]}>
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
