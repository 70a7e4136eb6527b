import type { Tab } from '#machines/inspector/workspace/workspaceEvents.ts';
import { ComparePanel } from '../compare/ComparePanel.tsx';
import { ContextPanel } from '../context/ContextPanel.tsx';
import { EventList } from '../log/EventList.tsx';
import { SequenceDiagram } from '../log/SequenceDiagram.tsx';
import { SendPanel } from '../send/SendPanel.tsx';
import { useAnswer } from '../useAnswer.ts';
import type { InspectorModel } from './useInspector.ts';
import * as styles from './Inspector.css.ts';

interface PanelContentProps {
  readonly tab: Tab;
  readonly model: InspectorModel;
  readonly onFork: () => void;
}

/** The content of the chosen tab. */
export function PanelContent({ tab, model, onFork }: PanelContentProps) {
  const { run, runs, timeline, sender, comparison, own, machine, known, host, abilities, open } = model;
  const id = machine?.id ?? null;
  const wantsRevisions = tab === 'compare' && abilities?.revisions === true && id !== null;
  const revisions = useAnswer(wantsRevisions ? id : null, () => host.revisions(id!));
  if (!run) return <p className={styles.empty}>Choose a machine: it begins at once, without the application.</p>;
  switch (tab) {
    case 'events':
      return <EventList run={run} timeline={timeline} />;
    case 'sequence':
      return <SequenceDiagram run={run} timeline={timeline} />;
    case 'send':
      return (
        <SendPanel
          {...{ run, timeline, sender, known, onFork }}
          onBegin={(input) => open({ kind: 'simulation', machine: id!, input })}
        />
      );
    case 'context':
      if (!own) return <p className={styles.empty}>The actor had not begun at this step.</p>;
      return <ContextPanel step={own} hidden={run.hidden} />;
    case 'compare':
      return <ComparePanel {...{ run, runs, timeline, comparison, revisions }} row={model.sides?.row ?? null} />;
  }
}
