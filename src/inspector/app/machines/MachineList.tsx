import { useMemo, useState } from 'react';
import type { MachineSource } from '../world.ts';
import * as styles from './MachineList.css.ts';

interface MachineListProps {
  readonly machines: readonly MachineSource[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** All machines, by feature, with a filter by name. */
export function MachineList({ machines, chosen, onChoose }: MachineListProps) {
  const [text, setText] = useState('');
  const groups = useMemo(() => {
    const sought = text.trim().toLowerCase();
    const found = machines.filter(({ id, feature }) => `${feature} ${id}`.toLowerCase().includes(sought));
    return [...Map.groupBy(found, ({ feature }) => feature)];
  }, [machines, text]);
  return (
    <nav className={styles.list} aria-label="Machines">
      <input
        className={styles.filter}
        type="search"
        aria-label="Filter machines"
        placeholder={`Filter ${machines.length} machines`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {groups.length === 0 && <p className={styles.nothing}>No machine has “{text}” in its name.</p>}
      {groups.map(([feature, ofFeature]) => (
        <section key={feature} aria-label={feature}>
          <h2 className={styles.feature}>{feature}</h2>
          <ul>
            {ofFeature.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.machine}
                  aria-current={id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(id)}
                >
                  {id}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
