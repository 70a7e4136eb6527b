import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { type KeyboardEvent, useEffect } from 'react';

import { mostLocalities } from '#machines/market/limits.ts';
import type { LocalitiesEvent } from '#machines/search/filters/localitiesEvents.ts';

import { Highlighted } from '../../../suggestions/Highlighted.tsx';
import { option, sign, title } from '../../../suggestions/Option.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isHandledByInputMethod } from '../../../ui/fields/inputMethod.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LocalitiesFlow } from './localitiesFlow.ts';
import { useCantonName } from './cantonName.ts';
import { PlaceNote, placeNoteId } from './PlaceNote.tsx';
import * as styles from './PlacesFilter.css.ts';
import { typedPart } from './typedPart.ts';

interface PlaceComboboxProps {
  readonly label: string;
  /** The id of the list of found places in `FoundPlaces`. */
  readonly listId: string;
  readonly className: string;
}

/** A combobox with a list (WAI-ARIA): the focus stays in the field, and its keys move through the found places. */
export function PlaceCombobox({ label, listId, className }: PlaceComboboxProps) {
  const { t } = useLingui();
  const flow = LocalitiesFlow.useActorRef();
  const text = LocalitiesFlow.useSelector(({ context }) => context.text);
  const active = LocalitiesFlow.useSelector(({ context }) => context.active);
  const isFull = LocalitiesFlow.useSelector(({ context }) => context.places.length >= mostLocalities);
  const isListed = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('listed'));
  const isUnknown = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('nothing'));
  const isRefused = LocalitiesFlow.useSelector((snapshot) => snapshot.matches({ nothing: 'refused' }));

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const meaning = isHandledByInputMethod(event.nativeEvent)
      ? undefined
      : meaningOf(event, { isListed, isActive: active !== null });
    if (!meaning) return;
    // The browser's own action is prevented: in a form Enter would submit it, and Escape would close the sheet. In an
    // empty field they may do so.
    const isOurs = text !== '' || event.key.startsWith('Arrow');
    if (isOurs && meaning !== caretMoved) event.preventDefault();
    flow.send(meaning);
  }

  return (
    <input
      role="combobox"
      name="zipcode"
      value={text}
      disabled={isFull}
      placeholder={t({ id: 'search.place.field', message: 'Place or postcode' })}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={isListed}
      aria-controls={listId}
      aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
      aria-invalid={isRefused || undefined}
      aria-describedby={isUnknown ? placeNoteId(listId) : undefined}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={60}
      className={className}
      onChange={({ target }) => flow.send({ type: 'place.typed', text: target.value })}
      onKeyDown={onKey}
      onBlur={() => flow.send({ type: 'field.left' })}
    />
  );
}

const opened: LocalitiesEvent = { type: 'list.opened' };
const closed: LocalitiesEvent = { type: 'list.closed' };
const caretMoved: LocalitiesEvent = { type: 'caret.moved' };

const keys: Readonly<Record<string, LocalitiesEvent>> = {
  ArrowDown: { type: 'option.moved', to: 'next' },
  ArrowUp: { type: 'option.moved', to: 'previous' },
  ArrowLeft: caretMoved,
  ArrowRight: caretMoved,
  Enter: { type: 'option.accepted' },
  Escape: closed,
};

/** These keys select an option. Without an active option, or with Shift, they move the caret instead. */
const ends: Readonly<Record<string, LocalitiesEvent>> = {
  Home: { type: 'option.moved', to: 'first' },
  End: { type: 'option.moved', to: 'last' },
};

function meaningOf(
  { key, altKey, shiftKey }: KeyboardEvent,
  { isListed, isActive }: { readonly isListed: boolean; readonly isActive: boolean },
): LocalitiesEvent | undefined {
  if (altKey && key === 'ArrowDown') return opened;
  // Alt and the up arrow close the list. On a closed list they do nothing, since closing would clear the text.
  if (altKey && key === 'ArrowUp') return isListed ? closed : undefined;
  if (key in ends) return isActive && !shiftKey ? ends[key] : caretMoved;
  return keys[key];
}

interface FoundPlacesProps {
  readonly listId: string;
  /** In the search bar the whole widget floats below the bar; among the filters only the list floats. */
  readonly at?: keyof typeof styles.found;
}

/** The places that were found, below the field. A live region reports their number to screen readers. */
export function FoundPlaces({ listId, at = 'filters' }: FoundPlacesProps) {
  const { t } = useLingui();
  const flow = LocalitiesFlow.useActorRef();
  const isListed = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('listed'));
  const isUnknown = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('nothing'));
  const hasFailed = LocalitiesFlow.useSelector((snapshot) => snapshot.matches('failed'));
  const found = LocalitiesFlow.useSelector(({ context }) => context.found);
  const active = LocalitiesFlow.useSelector(({ context }) => context.active);
  const text = LocalitiesFlow.useSelector(({ context }) => context.text);
  const cantonName = useCantonName();
  const count = found.length;
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);
  return (
    <>
      <div className={isListed || isUnknown || hasFailed ? styles.found[at] : undefined}>
        <div
          role="listbox"
          id={listId}
          aria-label={t({ id: 'search.places', message: 'Places' })}
          hidden={!isListed}
          className={styles.list[at]}
        >
          {isListed &&
            found.map(({ localityID, label, region }, index) => (
              // oxlint-disable-next-line jsx_a11y/click-events-have-key-events, jsx_a11y/interactive-supports-focus -- the field has the focus and takes the keys
              <div
                key={localityID ?? region}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={option.plain}
                // Prevents the press from moving the focus, which stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => index !== active && flow.send({ type: 'option.pointed', index })}
                onClick={() =>
                  flow.send(
                    localityID === null ? { type: 'canton.picked', region } : { type: 'place.picked', localityID },
                  )
                }
              >
                <span className={sign}>
                  <Icon of={MapPin} />
                </span>
                <PlaceLabel label={localityID === null ? cantonName(region) : label} text={text} />
              </div>
            ))}
        </div>
        <PlaceNote listId={listId} />
        {hasFailed && (
          <div role="alert" className={styles.failure}>
            <Trans id="search.places.failed">We couldn’t load any places.</Trans>
            <Button size="dense" onClick={() => flow.send({ type: 'finding.retried' })}>
              <Trans id="ui.tryAgain">Try again</Trans>
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {isListed && <Plural id="search.places.count" value={count} one="# place found" other="# places found" />}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The label of a found place. The completion of the typed part is emphasised, as in suggestions. */
function PlaceLabel({ label, text }: { readonly label: string; readonly text: string }) {
  const [before, part, after] = typedPart(label, text);
  return (
    <span className={title}>
      <Highlighted parts={part === '' ? [label] : [before, part, after]} />
    </span>
  );
}
