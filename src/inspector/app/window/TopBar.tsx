import { useSelector } from '@xstate/react';
import Expand from 'lucide-react/icons/expand';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ActorRefFrom } from 'xstate';
import type { workspaceMachine } from '#machines/inspector/workspace/workspaceMachine.ts';
import { IconButton } from './Button.tsx';
import * as styles from './TopBar.css.ts';

export type Workspace = ActorRefFrom<typeof workspaceMachine>;

interface TopBarProps {
  readonly workspace: Workspace;
  readonly machine: string | null;
  /** The version and hash of the visible chart; null while there is none. */
  readonly version: string | null;
  readonly search: React.ReactNode;
  /** Everything about the run of the machine. */
  readonly run?: React.ReactNode;
  readonly tools?: React.ReactNode;
  readonly onFullScreen: () => void;
}

const themes = {
  system: { next: 'light', picture: Monitor, label: 'Colours: as the system. Switch to light' },
  light: { next: 'dark', picture: Sun, label: 'Colours: light. Switch to dark' },
  dark: { next: 'system', picture: Moon, label: 'Colours: dark. Switch to those of the system' },
} as const;

/** The bar at the top: the machine, its state, the search and the tools. */
export function TopBar({ workspace, machine, version, search, run, tools, onFullScreen }: TopBarProps) {
  const theme = themes[useSelector(workspace, ({ value }) => value.theme as keyof typeof themes)];
  return (
    <header className={styles.bar}>
      <span className={styles.product}>Inspector</span>
      <h1 className={styles.machine} title={machine ?? undefined}>
        {machine ?? 'No machine'}
      </h1>
      {version !== null && (
        <span className={styles.version} title="The version and hash of this chart">
          {version}
        </span>
      )}
      {run}
      <span className={styles.space} />
      {search}
      <div className={styles.tools} role="toolbar" aria-label="Tools">
        {tools}
        <IconButton
          of={theme.picture}
          label={theme.label}
          onClick={() => workspace.send({ type: 'theme.chosen', theme: theme.next })}
        />
        <IconButton of={Expand} label="Full screen" onClick={onFullScreen} />
      </div>
    </header>
  );
}
