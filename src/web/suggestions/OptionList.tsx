import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';

import { type Suggestion, type SuggestionGroup, suggestionsIn, titleOf } from '#machines/suggestions/suggestion.ts';
import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';

import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Option } from './Option.tsx';
import * as styles from './OptionList.css.ts';
import { useHeadings } from './useHeadings.ts';

interface OptionListProps {
  /** The id of the list, from which the ids of its options derive. */
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** The index of the active option among all; -1 for none. */
  readonly active: number;
  readonly onPick: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** The id of the option at an index, for `aria-activedescendant`. */
export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/**
 * The list of the combobox: sections with headings and options. The delete buttons are in the rows of their options but
 * outside of them, since an option must not contain interactive elements. Keyboards use Delete.
 */
export function OptionList({ id, groups, active, onPick, onDelete }: OptionListProps) {
  const { t } = useLingui();
  const hint = `${id}-hint`;
  const sections = useSections(groups);
  const options = suggestionsIn(groups);
  const wider = widerTexts(options);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  return (
    <div className={styles.rows}>
      <div
        id={id}
        role="listbox"
        aria-label={t({ id: 'search.suggest', message: 'Suggestions' })}
        className={styles.inRows}
      >
        {sections.map(({ heading, row, entries }) => (
          <div key={row} role="group" aria-labelledby={`${id}-heading-${row}`} className={styles.inRows}>
            <p id={`${id}-heading-${row}`} className={styles.heading} style={{ gridRow: row }}>
              {heading}
            </p>
            {entries.map(({ suggestion, place }) => (
              <Option
                key={suggestion.searchSuggestionID}
                id={optionId(id, place)}
                suggestion={suggestion}
                row={row + 1 + place - entries[0]!.place}
                isActive={place === active}
                hint={suggestion.deletable ? hint : undefined}
                isWider={wider.has(suggestion.searchSuggestionID)}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
      {sections.flatMap(({ row, entries }) =>
        entries
          .filter(({ suggestion }) => suggestion.deletable)
          .map(({ suggestion, place }) => (
            <RemoveButton
              key={suggestion.searchSuggestionID}
              title={titleOf(suggestion)}
              row={row + 1 + place - entries[0]!.place}
              onPress={() => onDelete(suggestion.searchSuggestionID)}
            />
          )),
      )}
      {options.some(({ deletable }) => deletable) && (
        <VisuallyHidden>
          <span id={hint}>
            {t({ id: 'search.suggest.deleteKey', message: 'Press Delete to remove it from your search history.' })}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
}

/**
 * Ids of the texts for all categories whose title another suggestion with a category shares: these must be labelled.
 */
function widerTexts(options: readonly Suggestion[]): ReadonlySet<string> {
  const isNarrow = ({ type, labelDescription }: Suggestion) =>
    categories.has(type) || (labelDescription ?? null) !== null;
  const narrow = new Set(options.filter(isNarrow).map(calledSo));
  const wide = options.filter((one) => !isNarrow(one) && one.type !== 'gratiskeyword' && narrow.has(calledSo(one)));
  return new Set(wide.map(({ searchSuggestionID }) => searchSuggestionID));
}

const categories: ReadonlySet<SuggestionType> = new Set(['historycategory', 'popcategory', 'searchcategory']);

function calledSo(suggestion: Suggestion): string {
  return titleOf(suggestion).toLowerCase();
}

interface RemoveButtonProps {
  readonly title: string;
  readonly row: number;
  readonly onPress: () => void;
}

function RemoveButton({ title, row, onPress }: RemoveButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // Tab moves from the field past this button; with the keyboard, the Delete key deletes the suggestion.
      tabIndex={-1}
      className={styles.remove}
      style={{ gridRow: row }}
      aria-label={t({ id: 'search.suggest.remove', message: `Remove “${title}” from your search history` })}
      onClick={onPress}
    >
      <Icon of={X} size="inline" />
    </button>
  );
}

interface Section {
  readonly heading: string;
  /** The grid row of the section's heading; its entries follow in the next rows. */
  readonly row: number;
  readonly entries: readonly { readonly suggestion: Suggestion; readonly place: number }[];
}

/** Adjacent groups with the same heading are one section. */
function useSections(groups: readonly SuggestionGroup[]): readonly Section[] {
  const headings = useHeadings();
  const sections: { heading: string; row: number; entries: { suggestion: Suggestion; place: number }[] }[] = [];
  let place = 0;
  for (const { type, suggestions } of groups) {
    const heading = headings[type];
    if (sections.at(-1)?.heading !== heading) {
      sections.push({ heading, row: place + sections.length + 1, entries: [] });
    }
    for (const suggestion of suggestions) {
      sections.at(-1)!.entries.push({ suggestion, place });
      place += 1;
    }
  }
  return sections;
}
