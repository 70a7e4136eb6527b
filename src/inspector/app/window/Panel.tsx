import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type Tab, tabs } from '#machines/inspector/workspace/workspaceEvents.ts';
import type { Workspace } from './TopBar.tsx';
import * as styles from './Panel.css.ts';

interface PanelProps {
  readonly workspace: Workspace;
  /** The content of a tab. */
  readonly children: (tab: Tab) => React.ReactNode;
  /** The part that is visible below every tab. */
  readonly below: React.ReactNode;
}

const names: Readonly<Record<Tab, string>> = {
  events: 'Events',
  sequence: 'Sequence',
  send: 'Send',
  context: 'Context',
  compare: 'Compare',
};

/** The tabs next to the chart. Arrow keys go from tab to tab. */
export function Panel({ workspace, children, below }: PanelProps) {
  const chosen = useSelector(workspace, ({ value }) => value.tab);
  const id = useId();
  const choose = (tab: Tab) => workspace.send({ type: 'tab.chosen', tab });
  return (
    <div className={styles.panel}>
      <div className={styles.tabs} role="tablist" aria-label="Panels">
        {tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={({ key, currentTarget }) => {
              const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
              if (by === undefined) return;
              choose(tabs[(index + by + tabs.length) % tabs.length]!);
              const list = currentTarget.parentElement!.children;
              (list[(index + by + tabs.length) % tabs.length] as HTMLElement).focus();
            }}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <div className={styles.content} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children(chosen)}
      </div>
      {below}
    </div>
  );
}
