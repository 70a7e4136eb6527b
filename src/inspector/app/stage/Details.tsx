import X from 'lucide-react/icons/x';
import type { StageEvent } from '#machines/inspector/stage/stageEvents.ts';
import type { DrawnEvent } from '../../drawing/drawnEvents.ts';
import type { DrawnState } from '../../drawing/drawnChart.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import { Button, IconButton } from '../window/Button.tsx';
import type { Insight } from './useInsight.ts';
import * as styles from './Stage.css.ts';

interface DetailsProps {
  readonly placed: PlacedChart;
  /** The id of a state or the key of an event. */
  readonly selected: string;
  readonly insight: Pick<Insight, 'counts' | 'sources'>;
  readonly onPath: ((element: string) => void) | undefined;
  readonly send: (event: StageEvent) => void;
}

/** Everything that is known of the selected state or event. */
export function Details({ placed: { chart }, selected, send, ...known }: DetailsProps) {
  const state = chart.states.find(({ id }) => id === selected);
  const event = chart.events.find(({ key }) => key === selected);
  const part = state ?? event;
  if (!part) return null;
  return (
    <section className={styles.details} aria-label={`Details of ${part.name}`}>
      <div className={styles.detailsHead}>
        <h2 className={styles.detailsName}>{part.name}</h2>
        <IconButton of={X} label="Close details" onClick={() => send({ type: 'part.selected', part: null })} />
      </div>
      {state && <OfState state={state} events={chart.events} send={send} {...known} />}
      {event && <OfEvent event={event} root={chart.id} send={send} {...known} />}
      <div>
        <Button onClick={() => send({ type: 'selection.zoomed' })}>Zoom to it</Button>
      </div>
    </section>
  );
}

type Known = Pick<DetailsProps, 'insight' | 'onPath' | 'send'>;

interface OfStateProps extends Known {
  readonly state: DrawnState;
  readonly events: readonly DrawnEvent[];
}

function OfState({ state, events, insight, onPath, send }: OfStateProps) {
  const own = events.filter(({ source }) => source === state.id);
  return (
    <>
      {state.description && <p>{state.description}</p>}
      {state.tags.length > 0 && <p className={styles.muted}>{state.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      <SourceLine insight={insight} element={`state:${state.id}`} />
      {state.invokes.map(({ id, actor }) => (
        <SourceLine key={id} insight={insight} element={`actor:${actor}`} name={actor} />
      ))}
      {[...state.entry, ...state.exit].map((action) => (
        <SourceLine key={action} insight={insight} element={`action:${action}`} name={action} />
      ))}
      <Counts insight={insight} part="states" element={state.id} onPath={onPath} />
      {own.length > 0 && (
        <ul className={styles.detailsList} aria-label="Its events">
          {own.map(({ key, name, candidates }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.partLink}
                onClick={() => send({ type: 'part.selected', part: key })}
              >
                {name}
              </button>
              {candidates.length > 1 && <span className={styles.muted}> {candidates.length} ways</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OfEventProps extends Known {
  readonly event: DrawnEvent;
  /** The id of the machine. */
  readonly root: string;
}

function OfEvent({ event, root, insight, onPath, send }: OfEventProps) {
  const nameOf = (id: string) => (id === root ? id : id.slice(root.length + 1));
  return (
    <>
      <p className={styles.muted}>in {nameOf(event.source)}</p>
      <ol className={styles.detailsList} aria-label="Its transitions, in the order in which they are tried">
        {event.candidates.map(({ key, guard, isElse, actions, targets }) => (
          <li key={key}>
            {guard === null ? (isElse ? 'else' : 'always') : `if ${guard}`} →{' '}
            {targets.length === 0
              ? 'stays'
              : targets.map((target) => (
                  <button
                    key={target}
                    type="button"
                    className={styles.partLink}
                    onClick={() => send({ type: 'part.selected', part: target })}
                  >
                    {nameOf(target)}
                  </button>
                ))}
            {actions.length > 0 && <span className={styles.muted}> · {actions.join(', ')}</span>}
            {guard !== null && <SourceLine insight={insight} element={`guard:${guard}`} name={guard} />}
            {actions.map((action) => (
              <SourceLine key={action} insight={insight} element={`action:${action}`} name={action} />
            ))}
            <Counts insight={insight} part="transitions" element={key} onPath={onPath} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface SourceLineProps {
  readonly insight: Pick<Insight, 'counts' | 'sources'>;
  readonly element: string;
  readonly name?: string;
}

/** A link to the line in the developer's editor; an element with parameters is declared without them. */
function SourceLine({ insight: { sources }, element, name }: SourceLineProps) {
  const source = sources[element] ?? sources[element.replace(/\(.*$/, '')];
  if (!source) return null;
  return (
    <p className={styles.source}>
      {name !== undefined && `${name}: `}
      <a className={styles.partLink} href={source.editor}>
        {source.file}:{source.line}
      </a>
    </p>
  );
}

interface CountsProps {
  readonly insight: Pick<Insight, 'counts' | 'sources'>;
  readonly part: 'states' | 'transitions';
  readonly element: string;
  readonly onPath: ((element: string) => void) | undefined;
}

/** How often the element was taken, by source; the reason if no path takes it; and the path to it. */
function Counts({ insight: { counts }, part, element, onPath }: CountsProps) {
  const reason = counts?.unreached[element];
  const found = counts?.sources.map((source) => [source.name, source[part][element] ?? 0] as const) ?? [];
  return (
    <>
      {found.length > 0 && (
        <p className={styles.muted}>
          {found.map(([name, count]) => `${name} ${count.toLocaleString('en')}`).join(', ')}
        </p>
      )}
      {reason !== undefined && <p className={styles.unreached}>Not taken: {reason}</p>}
      {onPath && (
        <p>
          <button type="button" className={styles.partLink} onClick={() => onPath(element)}>
            Show the path to it
          </button>
        </p>
      )}
    </>
  );
}
