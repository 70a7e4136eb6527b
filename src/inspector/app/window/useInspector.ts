import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ComparisonSide } from '#machines/inspector/comparison/comparisonEvents.ts';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { visibleStep } from '#machines/inspector/timeline/timelineMachine.ts';
import { highlightAt } from '../../log/highlightAt.ts';
import { createPastView } from '../../log/pastView.ts';
import { comparedRuns, comparedVersions } from '../compare/compared.ts';
import { anchorOf } from '../compare/rowAt.ts';
import { type ComparedRows, useComparison } from '../compare/useComparison.ts';
import { useSideBySide } from '../compare/useSideBySide.ts';
import { hostAt } from '../host.ts';
import { eventModulesOf, openSession } from '../run/openSession.ts';
import type { Run } from '../run/run.ts';
import { useLogVersion } from '../run/useLog.ts';
import { runBeforeReload, useRepeatedRun } from '../run/useRepeatedRun.ts';
import { useSession } from '../run/useSession.ts';
import { schemaDeclaring } from '../send/schemaFields.ts';
import { sendTo, targetOf } from '../send/target.ts';
import { useSender } from '../send/useSender.ts';
import { Layouts } from '../stage/layouts.ts';
import { rememberedCollapsed, useStage } from '../stage/useStage.ts';
import { engineInWorker } from '../stage/workerEngine.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { useAnswer } from '../useAnswer.ts';
import type { KnownMachine, World } from '../world.ts';
import { useWorkspace } from './useWorkspace.ts';

/** The latest values, for calls that the panels' flows make later. */
interface Present {
  readonly run: Run | null;
  readonly session: string | null;
  readonly runs: readonly Run[];
  readonly known: KnownMachine | null;
  count: number;
}

/** The most runs of a visit that can be compared. */
const mostRuns = 12;

/** The flows of all panels, and what they show together. */
export function useInspector(world: World) {
  const workspace = useWorkspace();
  const host = useMemo(() => hostAt(world), [world]);
  const hostAnswer = useAnswer(world.host, () => host.abilities());
  const abilities = hostAnswer.value;
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const present = useRef<Present>({ run: null, session: null, runs: [], known: null, count: 0 });

  const session = useSession(async (source: SessionSource) => {
    const { run: open, session: actor } = present.current;
    present.current.count += 1;
    const opened = await openSession(source, { world, host, number: present.current.count, open, session: actor });
    setRuns((all) => [...all, opened].slice(-mostRuns));
    return opened;
  });
  const run = useSelector(session, ({ context }) => context.open as Run | null);
  const timeline = useTimeline(run);
  const moment = useSelector(timeline, ({ context }) => context);
  const isLive = useSelector(timeline, (now) => now.matches('live'));
  const version = useLogVersion(run?.log);
  useRepeatedRun(run, version);
  const step = visibleStep(moment);
  const actor = moment.session === null ? undefined : run?.log.actors.get(moment.session);
  const machine: AnyStateMachine | null = actor?.machine ?? null;
  const known = useKnown(world, run?.log.origin === 'page' ? machine : null);
  useEffect(() => {
    present.current = { ...present.current, run, runs, known, session: moment.session };
  });
  const layouts = useMemo(() => new Layouts(engineInWorker()), []);
  const stage = useStage(async ({ machine: id, collapsed }) => {
    const { run: open, session: chosen } = present.current;
    const running = chosen === null ? undefined : open?.log.actors.get(chosen)?.machine;
    const drawn = running?.id === id ? running : (await world.machines.find((each) => each.id === id)!.load()).machine;
    return layouts.of(drawn, collapsed);
  });
  useEffect(() => {
    if (!machine || stage.getSnapshot().context.machine === machine.id) return;
    stage.send({ type: 'machine.chosen', machine: machine.id, collapsed: rememberedCollapsed(machine.id) });
  }, [stage, machine]);
  usePastView(run, isLive ? null : step);

  const sender = useSender(machine?.id ?? null, ({ type, ...data }) => {
    const { run: open, session: receiver, known: declarations } = present.current;
    const target = open && targetOf(open, receiver, declarations);
    if (target) sendTo(target, type, data);
  });
  const comparison = useComparison(async (side: ComparisonSide): Promise<ComparedRows> => {
    const { run: left, session: compared, runs: all } = present.current;
    if (!left || compared === null) throw new Error('There is no run to compare.');
    const found =
      side.kind === 'run'
        ? comparedRuns(
            left,
            compared,
            all.find(({ number }) => number === side.run),
          )
        : await comparedVersions(left, compared, side.revision, host);
    const difference = found.firstDifference === null ? null : anchorOf(found.rows, found.firstDifference);
    // A page would show its past too.
    if (difference !== null && left.log.origin !== 'page') timeline.send({ type: 'step.chosen', step: difference });
    // Each chart has half of the room.
    stage.send({ type: 'zoom.fitted' });
    return found;
  });
  useEffect(() => {
    if (run) comparison.send({ type: 'comparison.closed' });
  }, [comparison, run]);

  const chosen = useSelector(stage, ({ context }) => context.machine);
  const open = (source: SessionSource) => session.send({ type: 'session.requested', source });
  const choose = (id: string, source?: SessionSource) => {
    world.place?.write(id);
    stage.send({ type: 'machine.chosen', machine: id, collapsed: rememberedCollapsed(id) });
    open(source ?? { kind: 'simulation', machine: id, input: null });
    workspace.send({ type: 'column.chosen', column: 'chart' });
  };
  const beginning = useRef({ choose, open });
  useEffect(() => {
    const named = world.place?.read();
    const chosenFirst = world.first?.kind === 'simulation' ? world.first.machine : named;
    const simulated = world.machines.find(({ id }) => id === chosenFirst)?.id;
    if (world.live) beginning.current.open({ kind: 'page' });
    else if (world.first && world.first.kind !== 'simulation') beginning.current.open(world.first);
    else if (simulated !== undefined) {
      const before = runBeforeReload(simulated);
      beginning.current.choose(simulated, before ? { kind: 'repeated', ...before } : world.first);
    }
  }, [world]);

  const sides = useSideBySide(comparison, { run, session: moment.session, step });
  const other = useStage(({ collapsed }) => {
    const { compared } = comparison.getSnapshot().context;
    const { index, session: right } = (compared as ComparedRows).other;
    return layouts.of(index.log.actors.get(right)!.machine!, collapsed);
  }, false);
  const own = run && moment.session !== null ? run.index.stepOf(moment.session, step) : undefined;
  const here = useHighlight(run, moment.session, step, version);
  const highlight = useMemo(() => (sides && here ? { ...here, differing: sides.differing } : here), [sides, here]);
  return {
    workspace,
    session,
    timeline,
    stage,
    sender,
    comparison,
    sides,
    other,
    host,
    abilities,
    hostAnswer,
    run,
    runs,
    moment,
    isLive,
    step,
    machine,
    known,
    chosen,
    own,
    open,
    choose,
    highlight: machine?.id === chosen ? highlight : undefined,
  };
}

export type InspectorModel = ReturnType<typeof useInspector>;

/** The highlight of an actor's chart at a step; it changes with the log's version. */
function useHighlight(run: Run | null, session: string | null, step: number, version: string) {
  return useMemo(
    () => (run && session !== null && version !== '' ? highlightAt(run.index, session, step) : undefined),
    [run, session, step, version],
  );
}

/** The declarations of a page's machine: its schema and cases, whose code the page itself does not have. */
function useKnown(world: World, machine: AnyStateMachine | null): KnownMachine | null {
  return useAnswer(machine?.id ?? null, async () => {
    const source = world.machines.find(({ id }) => id === machine!.id);
    if (source) return source.load();
    return { machine: machine!, cases: null, schema: schemaDeclaring(machine!, await eventModulesOf(world)) };
  }).value;
}

/** The mounted views of a page follow the visible step; null is the present. */
function usePastView(run: Run | null, step: number | null): void {
  const view = useMemo(() => (run?.log.origin === 'page' ? createPastView(run.index) : null), [run]);
  useEffect(() => {
    if (step === null) view?.present();
    else view?.show(step);
  }, [view, step]);
  useEffect(() => () => view?.present(), [view]);
}
