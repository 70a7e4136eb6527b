import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { streamsMachine, type StreamsPage, type StreamsSearch } from '#machines/inspector/streams/streamsMachine.ts';
import { counted } from '../../paths/formats/walked.ts';
import type { Host } from '../host.ts';
import { useFlow } from '../useFlow.ts';
import { Button } from '../window/Button.tsx';
import * as styles from './StreamList.css.ts';

interface StreamListProps {
  readonly host: Host;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

const day = 86_400_000;
const ages = [
  [null, 'of any age'],
  [1, 'of the last day'],
  [7, 'of the last week'],
  [30, 'of the last 30 days'],
] as const;

/** The streams of a market: search by id, lifecycle, state, fact and age. */
export function StreamList({ host, chosen, onChoose }: StreamListProps) {
  const list = useFlow(streamsMachine, () => ({
    actors: {
      listStreams: fromPromise<StreamsPage, { readonly search: StreamsSearch; readonly after: string | null }>(
        ({ input: { search, after } }) => {
          const { text, machine, state, fact, days } = search;
          const since = days === null ? {} : { since: Date.now() - days * day };
          return host.streams({ text, machine, state, fact, ...since, ...(after !== null && { after }) });
        },
      ),
    },
  }));
  const { search, streams, next, fault } = useSelector(list, ({ context }) => context);
  const state = useSelector(list, ({ value }) => value);
  const change = (changed: Partial<StreamsSearch>) => list.send({ type: 'search.changed', ...search, ...changed });
  return (
    <section className={styles.list} aria-label="Journals">
      <h2 className={styles.title}>Journals</h2>
      <search className={styles.search}>
        {fields.map(([name, label]) => (
          <input
            key={name}
            className={styles.field}
            type="search"
            aria-label={label}
            placeholder={label}
            value={search[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <select
          className={styles.field}
          aria-label="Age"
          value={search.days ?? ''}
          onChange={({ target }) => change({ days: target.value === '' ? null : Number(target.value) })}
        >
          {ages.map(([days, label]) => (
            <option key={label} value={days ?? ''}>
              {label}
            </option>
          ))}
        </select>
      </search>
      <ul>
        {streams.map(({ id, state: current, facts, latest }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.stream}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <span className={styles.name}>{id}</span>
              <span className={styles.state}>
                {current}, {counted(facts, 'fact')}, <Moment of={latest} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.state}>
        {state === 'listing' && <p className={styles.note}>Loading…</p>}
        {state === 'listed' && streams.length === 0 && (
          <p className={styles.note}>{next === null ? 'No stream matches.' : 'None among the newest facts.'}</p>
        )}
      </div>
      {state === 'failed' && (
        <div className={styles.note} role="alert">
          <p>{fault}</p>
          <Button onClick={() => list.send({ type: 'search.retried' })}>Try again</Button>
        </div>
      )}
      {state === 'listed' && next !== null && (
        <div className={styles.note}>
          <Button onClick={() => list.send({ type: 'more.requested' })}>More</Button>
        </div>
      )}
    </section>
  );
}

const fields = [
  ['text', 'Stream'],
  ['machine', 'Lifecycle'],
  ['state', 'State'],
  ['fact', 'Fact'],
] as const;

/** The moment of a stream's last fact. */
function Moment({ of }: { readonly of: number }) {
  return <time dateTime={new Date(of).toISOString()}>{new Date(of).toLocaleString('en-GB')}</time>;
}
