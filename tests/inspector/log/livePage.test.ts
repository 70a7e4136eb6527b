import { describe, expect, it } from 'vitest';
import { createHiddenData } from '#inspector/log/hiddenData.ts';
import { indexOf } from '#inspector/log/logIndex.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { detailsOf, plansOf, rowsOf } from '#inspector/log/rows.ts';
import { openSession } from '#inspector/log/files/openSession.ts';
import { savedSession } from '#inspector/log/files/sessionFile.ts';
import { stateName } from '#machines/journal/fold.ts';
import { busyFlows, runFlow } from './busyFlows.ts';

const flows = await busyFlows([8], 25);

describe('the log of a running flow', () => {
  it.each(flows.map((flow) => [flow.machine.id, flow] as const))(
    'has the actions of %s in the order in which they were executed',
    (id, flow) => {
      const { log, inspect } = createPageLog({ now: () => 0 });
      const sent = runFlow(flow, inspect);
      const flowOf = [...log.actors.values()].find(({ parent, name }) => parent === null && name === id)!;
      const index = indexOf(log);
      const steps = index.numbersOf(flowOf.session).map((number) => index.step(number)!);
      expect(steps.length).toBeGreaterThan(sent);
      for (const step of steps) {
        const planned = plansOf(step, flow.machine, detailsOf(step, flow.machine))
          .flatMap(({ actions }) => actions.map(({ type }) => type))
          .filter((type) => type !== null);
        const place = `step ${step.number}, ${step.event.type}`;
        expect(planned, place).toEqual(step.details!.effects.map(({ type }) => type));
        expect(rowsOf(step).event, place).toBe(step.event.type);
      }
      const text = JSON.stringify(savedSession(log, createHiddenData([], log)));
      const opened = openSession(text, (machine) => (machine === id ? flow.machine : undefined));
      const restored = indexOf(opened.log).stepOf(flowOf.session);
      expect(stateName(restored!.after)).toBe(stateName(steps.at(-1)!.after));
    },
  );
});
