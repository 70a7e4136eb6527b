import { useSelector } from '@xstate/react';
import Flame from 'lucide-react/icons/flame';
import { useEffect, useRef } from 'react';
import { stateName } from '#machines/journal/fold.ts';
import type { AnyStateMachine } from 'xstate';
import { chartHash } from '../../drawing/chartHash.ts';
import type { LoggedStep } from '../../log/log.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import { Caption, OtherChart } from '../compare/OtherChart.tsx';
import * as pair from '../compare/SideBySide.css.ts';
import { exportEntries } from '../export/entries.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { ActorList } from '../machines/ActorList.tsx';
import { MachineList } from '../machines/MachineList.tsx';
import { StreamList } from '../machines/StreamList.tsx';
import { eventModulesOf } from '../run/openSession.ts';
import { Countdowns } from '../stage/Countdowns.tsx';
import { HeatSources } from '../stage/HeatSources.tsx';
import { PartSearch } from '../stage/PartSearch.tsx';
import { Stage } from '../stage/Stage.tsx';
import { useInsight } from '../stage/useInsight.ts';
import { Transport } from '../timeline/Transport.tsx';
import type { World } from '../world.ts';
import { IconButton } from './Button.tsx';
import { Columns } from './Columns.tsx';
import { ContextDiff } from '../context/ContextDiff.tsx';
import { Failed } from './Failed.tsx';
import { Messages } from './Messages.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Panel } from './Panel.tsx';
import { PanelContent } from './PanelContent.tsx';
import { RunState } from './RunState.tsx';
import { TopBar } from './TopBar.tsx';
import { usePaneKeys } from './usePaneKeys.ts';
import { useInspector } from './useInspector.ts';
import * as styles from './Inspector.css.ts';

/** The inspector: machines, the chart, and what happens in it. */
export function Inspector({ world }: { readonly world: World }) {
  const model = useInspector(world);
  const { workspace, stage, session, timeline, host, abilities } = model;
  const { run, moment, isLive, step, machine, chosen, own, highlight, open, choose, sides } = model;
  const root = useRef<HTMLDivElement>(null);
  usePaneKeys(root);
  useSearchKey(root, () => stage.send({ type: 'search.opened' }));
  const theme = useSelector(workspace, ({ value }) => value.theme);
  const isHeatShown = useSelector(workspace, (now) => now.matches({ heat: 'shown' }));
  const leftOut = useSelector(workspace, ({ context }) => context.leftOut);
  const insight = useInsight({ host, abilities, machine: chosen, isHeatShown, leftOut });
  const placed = useSelector(stage, ({ context }) => context.drawing as PlacedChart | null);
  const fork = () => open({ kind: 'fork', step });
  const openFile = (name: string, text: string) => open({ kind: 'file', name, text });

  const options = { ...(highlight && { highlight }), ...(insight.heat && { heat: insight.heat }) };
  const entries = () =>
    exportEntries({
      placed,
      run,
      host,
      options: { ...options, theme: themeOf(root.current!, theme) },
      session: moment.session,
      writesTests: abilities?.tests ?? false,
      modules: () => eventModulesOf(world),
    });
  return (
    <div
      className={styles.root}
      data-theme={theme === 'arriving' ? 'system' : theme}
      ref={root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void file.text().then((text) => openFile(file.name, text));
      }}
    >
      <TopBar
        workspace={workspace}
        machine={chosen}
        version={machine?.id === chosen ? versionOf(own, machine) : null}
        run={
          run && (
            <RunState
              {...{ step, isLive }}
              state={own ? stateName(own.after) : null}
              latest={moment.latest}
              isOpen={run.log.origin === 'page' || run.simulation !== null}
            />
          )
        }
        search={<PartSearch stage={stage} machine={machine?.id === chosen ? machine : null} />}
        tools={
          <>
            {abilities?.heat && (
              <IconButton
                of={Flame}
                label="Heat map"
                isPressed={isHeatShown}
                onClick={() => workspace.send({ type: 'heat.toggled' })}
              />
            )}
            <OpenFile onOpen={openFile} />
            <ExportMenu entries={entries} />
          </>
        }
        onFullScreen={() => void root.current!.requestFullscreen()}
      />
      <Columns
        workspace={workspace}
        list={
          <>
            {run && <ActorList run={run} timeline={timeline} />}
            {world.live && run?.log.origin !== 'page' && (
              <div className={styles.empty}>
                <button type="button" className={styles.back} onClick={() => open({ kind: 'page' })}>
                  Back to the page
                </button>
              </div>
            )}
            {abilities?.streams && (
              <StreamList
                host={host}
                chosen={run?.stream?.id ?? null}
                onChoose={(id) => open({ kind: 'stream', id, reason: null })}
              />
            )}
            <MachineList machines={world.machines} chosen={chosen} onChoose={choose} />
          </>
        }
        chart={
          <>
            <Messages session={session} run={run} onOpen={open}>
              <Failed what="The inspector’s features" answer={model.hostAnswer} />
              <Failed what="The counts of the heat map" answer={insight.answers.heat} />
              <Failed what="The lines of the source" answer={insight.answers.sources} />
              {isHeatShown && (
                <HeatSources
                  answer={insight.answers.heat}
                  leftOut={leftOut}
                  onToggle={(source) => workspace.send({ type: 'source.toggled', source })}
                />
              )}
            </Messages>
            <div className={pair.pair}>
              <div className={pair.sides}>
                <div className={sides ? pair.side : pair.single}>
                  {sides && <Caption name={sides.compared.left} step={sides.left} isDifferent={sides.isFirst} />}
                  <Stage
                    stage={stage}
                    highlight={highlight}
                    insight={insight}
                    onPath={
                      abilities?.paths && chosen !== null
                        ? (element) => open({ kind: 'path', machine: chosen, element })
                        : undefined
                    }
                  >
                    {(drawn) =>
                      run &&
                      moment.session !== null &&
                      drawn.chart.id === machine?.id && (
                        <Countdowns placed={drawn} {...{ run, step, isLive }} session={moment.session} />
                      )
                    }
                  </Stage>
                </div>
                {sides && (
                  <OtherChart compared={sides.compared} stage={model.other} highlight={sides.highlight} sides={sides} />
                )}
              </div>
            </div>
          </>
        }
        panel={
          <Panel
            workspace={workspace}
            below={run && own && own.number === step && <ContextDiff step={own} hidden={run.hidden} />}
          >
            {(tab) => <PanelContent tab={tab} model={model} onFork={fork} />}
          </Panel>
        }
      />
      {run && (
        <Transport
          run={run}
          timeline={timeline}
          onFork={fork}
          onCompare={() => {
            workspace.send({ type: 'tab.chosen', tab: 'compare' });
            workspace.send({ type: 'column.chosen', column: 'panel' });
          }}
        />
      )}
    </div>
  );
}

/** The chart that accepted a fact, or else the machine that runs. */
function versionOf(step: LoggedStep | undefined, machine: AnyStateMachine | null): string | null {
  if (step?.fact) return `chart ${step.fact.chart.slice(0, 12)}${step.fact.isTodays ? '' : ' ≠ today’s'}`;
  if (!machine) return null;
  const { version } = machine;
  return `${version === undefined ? '' : `v${version} `}chart ${chartHash(machine)}`;
}

/** The colours that are visible; those of the system are read from the page. */
function themeOf(root: HTMLElement, theme: string): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme;
  return getComputedStyle(root).colorScheme === 'dark' ? 'dark' : 'light';
}

/** The key `/` opens the search, unless the developer types. */
function useSearchKey(root: React.RefObject<HTMLDivElement | null>, search: () => void): void {
  const handle = useRef(search);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      handle.current();
    };
    const { ownerDocument } = root.current!;
    ownerDocument.addEventListener('keydown', onKey);
    return () => ownerDocument.removeEventListener('keydown', onKey);
  }, [root]);
}
