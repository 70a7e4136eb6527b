import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useId, useRef } from 'react';

import { type Suggestion, suggestionsIn } from '#machines/suggestions/suggestion.ts';
import { groupsInSight } from '#machines/suggestions/suggestionList.ts';
import type { SuggestionsEvent } from '#machines/suggestions/suggestionsEvents.ts';

import { inspect } from '../flows/inspection.ts';
import { OptionList, optionId } from './OptionList.tsx';
import * as styles from './Suggestions.css.ts';
import { useSuggestionsLogic } from './suggestionsLogic.ts';
import { SuggestionsStatus, useExcuses } from './SuggestionsStatus.tsx';
import { useComboboxRole, useField } from './useField.ts';

interface SuggestionsProps {
  /** The search input, which works without the suggestions too. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The suggestions of a search field: the list below it, and the combobox behaviour of the field. */
export function Suggestions({ field }: SuggestionsProps) {
  const flow = useActorRef(useSuggestionsLogic(field), { inspect });
  const popup = useRef<HTMLDivElement>(null);
  const list = useId();
  const isOpen = useSelector(flow, (now) => now.hasTag('open'));
  const found = useSelector(flow, ({ context }) => context.found);
  const deletions = useSelector(flow, ({ context }) => context.deletions);
  const active = useSelector(flow, ({ context }) => context.active);

  const groups = isOpen ? groupsInSight({ found, deletions }) : [];
  const options = suggestionsIn(groups);
  const at = options.findIndex((option) => idOf(option) === active);
  const hasOptions = options.length > 0;
  const excuses = useExcuses(flow, options.length);
  useField(flow, field, popup);
  useComboboxRole(field, list, hasOptions, at < 0 ? undefined : optionId(list, at));

  /** For pointer events in the list: the pressed element may disappear, so the focus returns to the field. */
  function send(event: SuggestionsEvent) {
    field.current!.focus();
    flow.send(event);
  }

  return (
    <>
      {(hasOptions || (isOpen && excuses.length > 0)) && (
        <div
          ref={popup}
          role="presentation"
          className={styles.popup}
          // Pressing the mouse in the list leaves the focus and the caret in the field.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={({ key }) => key === 'Escape' && send({ type: 'escape.pressed' })}
        >
          {excuses.length > 0 && <p className={styles.excuse}>{excuses.join(' ')}</p>}
          {hasOptions && (
            <OptionList
              // The key changes with the suggestions: a new answer mounts a new list, so that no row appears to move.
              key={suggestionsIn(found).map(idOf).join()}
              id={list}
              groups={groups}
              active={at}
              onPick={(id) => send({ type: 'option.picked', id })}
              onDelete={(id) => send({ type: 'entry.deleted', id })}
            />
          )}
          {options.some(({ deletable }) => deletable) && (
            <button type="button" className={styles.clear} onClick={() => send({ type: 'history.cleared' })}>
              <Trans id="search.suggest.clear">Clear search history</Trans>
            </button>
          )}
        </div>
      )}
      <SuggestionsStatus flow={flow} count={options.length} />
    </>
  );
}

function idOf({ searchSuggestionID }: Suggestion): string {
  return searchSuggestionID;
}
