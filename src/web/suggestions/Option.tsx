import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/rotate-ccw-clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';

import type { Suggestion } from '#machines/suggestions/suggestion.ts';
import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';

import { Icon } from '../ui/Icon.tsx';
import { Highlighted } from './Highlighted.tsx';
import * as styles from './Option.css.ts';

const signs: Readonly<Record<SuggestionType, LucideIcon>> = {
  correctkeyword: Search,
  historykeyword: History,
  categoryItem: Search,
  gratiskeyword: Gift,
  searchkeyword: Search,
  historycategory: History,
  popcategory: LayoutGrid,
  searchcategory: LayoutGrid,
};

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** The row of the option in the grid of the list. */
  readonly row: number;
  readonly isActive: boolean;
  /** The id of the hint that explains how to delete this suggestion. */
  readonly hint: string | undefined;
  /** Whether another suggestion with the same title is limited to a category. */
  readonly isWider: boolean;
  readonly onPick: (id: string) => void;
}

/** A suggested search: its title, and its category. */
export function Option({ id, suggestion, row, isActive, hint, isWider, onPick }: OptionProps) {
  const { t } = useLingui();
  const { searchSuggestionID, type, labelTitleHighlighted, labelDescription, deletable } = suggestion;
  // A wider suggestion is labelled as searching all categories. One for free listings is too: its title already shows
  // the scope.
  const looksEverywhere = isWider || type === 'gratiskeyword';
  const description =
    labelDescription ?? (looksEverywhere ? t({ id: 'ui.allCategories', message: 'All categories' }) : undefined);
  return (
    // oxlint-disable-next-line jsx_a11y/click-events-have-key-events, jsx_a11y/interactive-supports-focus -- the field has the focus and takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={hint}
      className={styles.option[deletable ? 'deletable' : 'plain']}
      style={{ gridRow: row }}
      onClick={() => onPick(searchSuggestionID)}
    >
      <span className={styles.sign}>
        <Icon of={signs[type]} />
      </span>
      <span className={styles.title}>
        <Highlighted parts={labelTitleHighlighted} />
      </span>{' '}
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </div>
  );
}
