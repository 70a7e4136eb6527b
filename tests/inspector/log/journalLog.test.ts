import { describe, expect, it } from 'vitest';
import type { StreamJournal } from '#inspector/host/host.ts';
import { journalLog } from '#inspector/log/files/journalLog.ts';
import { rowsOf } from '#inspector/log/rows.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { randomWalk } from '#inspector/paths/random/randomWalk.ts';
import { stateName } from '#machines/journal/fold.ts';
import { everyCases } from './steps.ts';

const lifecycles = (await everyCases()).flatMap(([id, cases]) =>
  cases.kind === 'lifecycle' ? [[id, cases] as const] : [],
);

function journalOf(events: readonly { readonly type: string }[], machine: string): StreamJournal {
  const facts = events.map((event, index) => ({
    position: index + 1,
    time: 1_000 + 50 * index,
    actor: 'account-1',
    command: `command ${index}`,
    chart: 'a hash',
    isTodays: index > 0,
    event: event as StreamJournal['facts'][number]['event'],
  }));
  return { id: `${machine}-1`, machine, facts, sealed: false, mayOpen: false };
}

describe('the log of a journal', () => {
  it.each(lifecycles)('folds a walk of %s, with the note of each fact', (id, cases) => {
    const { path } = randomWalk(lifecycleWalk(cases), { seed: 4, steps: 15 });
    const facts = path.steps.flatMap(({ events }) => events);
    const { log, fault } = journalLog(journalOf(facts, id), cases.machine);
    expect(fault).toBeNull();
    expect(log.length).toBe(facts.length + 1);
    expect(stateName(log.at(log.length - 1)!.after)).toBe(path.steps.at(-1)!.state);
    for (let index = 1; index < log.length; index += 1) {
      const step = log.at(index)!;
      expect(step.fact).toMatchObject({ position: index, actor: 'account-1', isTodays: index > 1 });
      expect(step.at).toBe(50 * (index - 1));
      expect(rowsOf(step).transitions.length).toBeGreaterThan(0);
    }
  });

  it('shows a fact that the chart does not accept without an effect, and the rest', () => {
    const [id, cases] = lifecycles[0]!;
    const { path } = randomWalk(lifecycleWalk(cases), { seed: 4, steps: 15 });
    const facts = path.steps.flatMap(({ events }) => events);
    const { log, fault } = journalLog(journalOf([{ type: 'never.happened' }, ...facts], id), cases.machine);
    expect(fault).toMatchObject({ position: 1, message: expect.stringContaining('never.happened') as string });
    expect(log.at(1)!.after).toBe(log.at(1)!.before);
    expect(stateName(log.at(log.length - 1)!.after)).toBe(path.steps.at(-1)!.state);
  });
});
