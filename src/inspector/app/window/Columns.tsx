import { useSelector } from '@xstate/react';
import { Splitter } from './Splitter.tsx';
import type { Workspace } from './TopBar.tsx';
import * as styles from './Inspector.css.ts';

interface ColumnsProps {
  readonly workspace: Workspace;
  readonly list: React.ReactNode;
  readonly chart: React.ReactNode;
  readonly panel: React.ReactNode;
}

const names = { list: 'Machines', chart: 'Chart', panel: 'Panels' } as const;
const columns = ['list', 'chart', 'panel'] as const;

/** The three columns. A narrow window shows one or two of them, and buttons to change. */
export function Columns({ workspace, list, chart, panel }: ColumnsProps) {
  const column = useSelector(workspace, ({ value }) => value.column);
  const widths = useSelector(workspace, ({ context }) => context.widths);
  const setWidth = (width: number) => (element: HTMLElement | null) =>
    element?.style.setProperty('--width', `${width}px`);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.list} data-pane="list" data-chosen={column === 'list'} ref={setWidth(widths.list)}>
          {list}
        </div>
        <main className={styles.chart} data-chosen={column === 'chart'}>
          <Splitter workspace={workspace} column="list" />
          {chart}
        </main>
        <aside
          className={styles.panel}
          aria-label="Events and context"
          data-chosen={column === 'panel'}
          ref={setWidth(widths.panel)}
        >
          <Splitter workspace={workspace} column="panel" />
          {panel}
        </aside>
      </div>
      <nav className={styles.columnTabs} aria-label="Columns">
        {columns.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.columnTab}
            aria-pressed={column === each}
            onClick={() => workspace.send({ type: 'column.chosen', column: each })}
          >
            {names[each]}
          </button>
        ))}
      </nav>
    </>
  );
}
