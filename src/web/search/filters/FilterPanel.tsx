import { Plural, Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type FormEvent, Fragment, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

import { defaultSortPreset } from '#machines/market/sortPresets.ts';
import { withoutFilters } from '#machines/search/filterChanges.ts';
import { nextYear } from '#market/dates/dates.ts';
import { keysOf } from '#market/addresses/listAddress.ts';
import { formatNumber } from '#market/numbers.ts';

import { useFirstPage, useLanguage } from '../../page/firstPage.tsx';
import { useWasDrawn } from '../../chunks/lazyView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { repeatEarlyChoices } from './earlyChoices.ts';
import { filterFormId, filterPanelId } from './filterIds.ts';
import * as styles from './FilterPanel.css.ts';
import { FiltersFlow, useFiltersLogic, useOffered, useSyncSearchToFilters } from './filtersFlow.ts';
import { KindFilter } from './KindFilter.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { FacetFilters } from './facets/FacetFilters.tsx';
import { PlaceFilter } from './places/PlaceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { SearchFlow, useFilter } from '../searchFlow.ts';
import { SellerFilter } from './SellerFilter.tsx';
import { followSheetEntry, isSheetOpen } from './sheetEntry.ts';

/**
 * The filters: next to the list on wide screens, else a sheet that the browser opens and closes natively (`popover`).
 * The most used filters come first. Without scripts, the form is submitted as a plain GET.
 */
export function FilterPanel() {
  const logic = useFiltersLogic();
  // The filter as rendered by the server; later changes reach the flow as events.
  const [filter] = useState(SearchFlow.useSelector(({ context }) => context.filter));
  const { now } = useFirstPage();
  const latestYear = nextYear(now);
  return (
    <FiltersFlow.Provider logic={logic} options={{ input: { filter, latestYear } }}>
      <Panel />
    </FiltersFlow.Provider>
  );
}

function Panel() {
  const language = useLanguage();
  const flow = FiltersFlow.useActorRef();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const wasDrawn = useWasDrawn();
  const isInSheet = FiltersFlow.useSelector((snapshot) => snapshot.matches('sheet'));
  useSyncSearchToFilters();
  useEffect(followSheetEntry, []);
  useEffect(() => {
    // Switches off the browser's validation by patterns, which are for browsers without scripts.
    form.current!.noValidate = true;
    if (!wasDrawn) return;
    // The browser opened the sheet and accepted choices before the script was loaded.
    if (isSheetOpen()) {
      flow.send({ type: 'sheet.opened' });
      focusInside(panel.current!);
    }
    repeatEarlyChoices(form.current!);
  }, [flow, wasDrawn]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flow.send({ type: 'draft.applied' });
    // An invalid field prevents the filters from being applied, and gets the focus.
    if (flow.getSnapshot().hasTag('invalid')) findWrong(event.currentTarget)?.focus();
  }

  return (
    <div
      ref={panel}
      id={filterPanelId}
      popover="auto"
      // The panel is a dialog only in the sheet; next to the list it is a part of the page.
      role={isInSheet ? 'dialog' : undefined}
      aria-modal={isInSheet || undefined}
      aria-labelledby={isInSheet ? titleId : undefined}
      className={styles.panel}
      // Events of the `details` elements inside the panel are ignored: they fire `toggle` too.
      onToggle={(event) => event.target === event.currentTarget && flow.send(toggled(event))}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans id="search.filters">Filters</Trans>
        </h2>
        <Reset />
        <button type="button" popoverTarget={filterPanelId} popoverTargetAction="hide" className={styles.close}>
          <Icon of={X} />
          <span className={styles.said}>
            <Trans id="ui.close">Close</Trans>
          </span>
        </button>
      </div>
      <form
        id={filterFormId}
        ref={form}
        action={listPath(language)}
        method="get"
        // The address holds the choices: a returning visitor must not find values of an earlier visit in the fields.
        autoComplete="off"
        className={styles.form}
        onSubmit={apply}
      >
        <HiddenKeys />
        <CategoryFilter />
        <PlaceFilter />
        <PriceFilter />
        <OfferedFilters />
        <div className={styles.foot}>
          <ShowResults />
        </div>
      </form>
    </div>
  );
}

/**
 * The category's filters, and below them the common ones. They appear together for a new category, so that late filters
 * do not push visible ones down.
 */
function OfferedFilters() {
  const category = useOffered(({ filters }) => `${filters['category']}/${filters['subcategory']}`);
  if (category === undefined) return null;
  return (
    <Fragment key={category}>
      <FacetFilters />
      <SellerFilter />
      <KindFilter />
    </Fragment>
  );
}

function findWrong(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}

/** Moves the focus into the opened sheet; the browser restores it when the sheet closes. */
function toggled({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open') return { type: 'sheet.closed' } as const;
  focusInside(currentTarget);
  return { type: 'sheet.opened' } as const;
}

/** Moves the focus into the sheet, to its close button: an element that does no harm if it is pressed. */
function focusInside(panel: HTMLElement): void {
  if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('[popovertarget]')?.focus();
}

/** Hidden inputs for the parts of the search that have no field, for forms without scripts. */
function HiddenKeys() {
  const filter = useFilter();
  const { organic } = filter;
  const saved = keysOf({ ...withoutFilters(filter), ...(organic && { organic }), sort: defaultSortPreset });
  return [...saved].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The button that resets the filters, in the sheet only: next to the list, the chips offer the reset. */
function Reset() {
  const flow = FiltersFlow.useActorRef();
  return (
    <button type="button" className={styles.reset} onClick={() => flow.send({ type: 'draft.reset' })}>
      <Trans id="search.clearFilters">Clear filters</Trans>
    </button>
  );
}

/** Applies the draft and shows the number of results to expect; without a known number, it shows none. */
function ShowResults() {
  const isBusy = FiltersFlow.useSelector((snapshot) => snapshot.hasTag('busy'));
  const isInSheet = FiltersFlow.useSelector((snapshot) => snapshot.matches('sheet'));
  const isCounted = FiltersFlow.useSelector((snapshot) => !snapshot.matches('sheet') || snapshot.hasTag('counted'));
  const total = useOffered((offered) => offered.search_total);
  const listings = formatNumber(total ?? 0);
  const words =
    isCounted && total !== undefined ? (
      <Plural
        id="search.showTotal"
        value={total}
        _0="No ads"
        one={`Show ${listings} ad`}
        other={`Show ${listings} ads`}
      />
    ) : (
      <Trans id="ui.showAds">Show ads</Trans>
    );
  return (
    <>
      <button className={styles.show} aria-busy={isBusy}>
        {words}
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{isInSheet && !isBusy && words}</span>
      </VisuallyHidden>
    </>
  );
}
