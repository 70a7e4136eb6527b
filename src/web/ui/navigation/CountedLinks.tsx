import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatNumber } from '#market/numbers.ts';

import { Icon } from '../Icon.tsx';
import { isPlainClick } from './plainClick.ts';
import * as styles from './CountedLinks.css.ts';
import { Link } from './Link.tsx';

/** A link with the number of its results; the number is undefined while it is loading. */
export interface CountedLink {
  readonly key: string | number;
  readonly to: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly icon?: LucideIcon | undefined;
}

interface CountedLinksProps {
  readonly links: readonly CountedLink[];
  /** The number of links that are visible at first; `others` labels the control that opens the rest. */
  readonly first?: number;
  readonly others?: ReactNode;
  readonly room?: keyof typeof styles.list;
  /** Called when a link is followed in this window. */
  readonly onGo?: (() => void) | undefined;
}

/** Links with their counts, in columns. A link without results remains, with its count of zero. */
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
