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
  /** The field, which is there and of use without them. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What a search field suggests: the list below it, and what makes a combobox of the field. */
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

  /** For hands that are in the list: what they have pressed may be gone, and the field is where one goes on. */
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
          // A press in it leaves the focus in the field, and the caret at its place.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={({ key }) => key === 'Escape' && send({ type: 'escape.pressed' })}
        >
          {excuses.length > 0 && <p className={styles.excuse}>{excuses.join(' ')}</p>}
          {hasOptions && (
            <OptionList
              // Another answer is another list: nothing in it has moved.
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
              <Trans>Clear search history</Trans>
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
