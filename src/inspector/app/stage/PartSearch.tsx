import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../paths/charts/chart.ts';
import { ancestorsOf } from '../../paths/charts/selection.ts';
import { drawnChartOf } from '../../drawing/drawnChart.ts';
import { type FoundPart, matchingParts, namedParts } from './partSearch.ts';
import type { StageActor } from './Stage.tsx';
import * as styles from './PartSearch.css.ts';

interface PartSearchProps {
  readonly stage: StageActor;
  readonly machine: AnyStateMachine | null;
}

/** The search for a state, event, guard, action or actor of the chart: its results zoom to their place. */
export function PartSearch({ stage, machine }: PartSearchProps) {
  const isOpen = useSelector(stage, (now) => now.matches({ search: 'open' }));
  return (
    <search className={styles.search}>
      {isOpen && machine ? (
        <SearchField stage={stage} machine={machine} />
      ) : (
        <button
          type="button"
          className={styles.opener}
          aria-keyshortcuts="/"
          disabled={!machine}
          onClick={() => stage.send({ type: 'search.opened' })}
        >
          <Search size={16} aria-hidden /> Search this chart <kbd className={styles.key}>/</kbd>
        </button>
      )}
    </search>
  );
}

function SearchField({ stage, machine }: { readonly stage: StageActor; readonly machine: AnyStateMachine }) {
  const query = useSelector(stage, ({ context }) => context.query);
  const collapsed = useSelector(stage, ({ context }) => context.collapsed);
  const parts = useMemo(() => namedParts(drawnChartOf(machine)), [machine]);
  const found = useMemo(() => matchingParts(parts, query), [parts, query]);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current!.focus(), []);
  const choose = ({ part }: FoundPart) => {
    const chart = chartOf(machine);
    // The key of an event begins with the id of its source, which may be collapsed itself.
    const source = chart.states.has(part) ? part : part.slice(0, part.indexOf(' | '));
    const around = ancestorsOf(chart, source);
    const hiddenIn = collapsed.filter((state) => state !== part && around.includes(state));
    stage.send({ type: 'result.chosen', part, hiddenIn });
  };
  const current = Math.min(at, found.length - 1);
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label="Search this chart"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[current] ? `${list}-${current}` : undefined}
        placeholder="State, event, guard or action"
        value={query}
        onChange={({ target }) => {
          setAt(0);
          stage.send({ type: 'search.typed', text: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') stage.send({ type: 'search.closed' });
          else if (event.key === 'Enter' && found[current]) choose(found[current]);
          else if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, current + 1));
          else if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1));
          else return;
          event.preventDefault();
        }}
        onBlur={() => stage.send({ type: 'search.closed' })}
      />
      {query.trim() !== '' && (
        <div className={styles.results}>
          {found.length === 0 && (
            <p className={styles.nothing} role="status">
              Nothing in this chart has “{query.trim()}” in its name.
            </p>
          )}
          <div role="listbox" id={list} aria-label="Results">
            {found.map((each, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                // The same action may occur twice in one place.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${each.kind} ${each.part} ${each.name} ${index}`}
                id={`${list}-${index}`}
                className={styles.result}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(each)}
              >
                <span className={styles.kind}>{each.kind}</span>
                <span className={styles.name}>{each.name}</span>
                {each.where !== '' && <span className={styles.where}>{each.where}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
