import type { Simulation } from '../../log/simulation.ts';
import * as styles from './Send.css.ts';

/** The invoked actors that have not answered: the developer chooses their outcomes. */
export function PendingActors({ simulation }: { readonly simulation: Simulation }) {
  const pending = simulation.pending();
  if (pending.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Invoked actors">
      <h3 className={styles.title}>Invoked actors</h3>
      <ul className={styles.list}>
        {pending.map(({ id, actor, kind, outcomes }) => (
          <li key={id} className={styles.event}>
            <span className={styles.actor}>{id === actor ? id : `${id}: ${actor}`}</span>
            {outcomes.map(({ name, kind: end, value }) => (
              <button
                key={`${end} ${name}`}
                type="button"
                className={styles.chip}
                onClick={() => simulation.answer(id, end === 'done' ? { done: value } : { error: value })}
              >
                {end === 'done' ? '✓' : '✗'} {name}
              </button>
            ))}
            {outcomes.length === 0 && kind === 'promise' && (
              <>
                <button
                  type="button"
                  className={styles.chip}
                  onClick={() => simulation.answer(id, { done: undefined })}
                >
                  ✓ done
                </button>
                <button
                  type="button"
                  className={styles.chip}
                  onClick={() => simulation.answer(id, { error: new Error('Failed by the developer') })}
                >
                  ✗ failed
                </button>
              </>
            )}
            {outcomes.length === 0 && kind !== 'promise' && <span className={styles.hint}>only sends events</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
