import { describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { UsageError } from '#cli/command.ts';
import { plainCases } from '#tests/inspector/paths/formats/walked.ts';
import { kettleCases } from '#tests/inspector/paths/kettle.ts';
import { door, doorFound } from './door.ts';
import { foundMachine, paths, summary } from './terminal.ts';

const kettleFound = foundMachine(kettleCases);

describe('a machine whose file cannot be read', () => {
  const fault = 'machines/tests/brokenMachine.ts cannot be read: no good';
  const broken = { ...doorFound, id: 'broken', machine: null, cases: null, casesName: null, fault };
  const machines = [broken, kettleFound];

  it('is reported, and the other machines still work', async () => {
    expect((await paths([], { machines })).out).toContain('cannot be read: no good');
    expect((await paths(['kettle', '--check'], { machines })).code).toBe(0);
    expect((await paths(['broken'], { machines })).error?.message).toBe(fault);
    const { code, out } = await paths(['--check'], { machines });
    expect(code).toBe(1);
    expect(out).toContain(`✗ broken: ${fault}`);
    expect(out).toContain('✓ kettle');
  });
});

describe('an unreachable transition', () => {
  it('is an error that names the guard or event that blocks it, after the paths', async () => {
    const { code, out, said } = await paths(['door'], { machines: [doorFound] });
    expect(code).toBe(1);
    expect(summary.exec(out)?.[4]).toContain('1 of 2 states, 1 of 3 transitions');
    expect(said).toContain(
      'door: unreached state open: only one transition leads to it: shut: handle.pressed [hasKey] → open: its guard “hasKey” never held',
    );
    expect(said).toContain('door: unreached transition open: door.slammed → shut: open is never entered');
    expect(said).toContain(
      'door: only one branch of shut: bell.rung [isShut] → shut: the guard “isShut” held whenever',
    );
  });

  it('is no error of a guard when only its branch is unreachable', async () => {
    const gate = setup({ guards: { isOpen: () => true } }).createMachine({
      id: 'gate',
      initial: 'here',
      states: { here: { on: { 'gate.passed': { guard: 'isOpen', target: 'there' } } }, there: {} },
    });
    const machines = [foundMachine(plainCases(gate))];
    const { code, said } = await paths(['gate'], { machines });
    expect(code).toBe(0);
    expect(said).toContain(
      'gate: only one branch of here: gate.passed [isOpen] → there: the guard “isOpen” held whenever',
    );
    expect((await paths(['gate', '--check'], { machines })).code).toBe(0);
  });

  it('is checked for all machines, each on its line', async () => {
    const { code, out, said } = await paths(['--check'], { machines: [doorFound, kettleFound] });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^✗ door: 1 of 2 states, 1 of 3 transitions, 2 of 4 guards' branches, by 1 path, in 1 situation, /,
    );
    expect(out).toMatch(
      /\n {2}unreached transition shut: handle\.pressed \[hasKey\] → open: its guard “hasKey” never held\n/,
    );
    expect(out).toMatch(/\n✓ kettle: 11 states, 11 transitions, 6 guards' branches, by /);
    expect(said).toMatch(/^2 machines, 1 of them not whole, in /);
    expect((await paths(['kettle', '--check'], { machines: [kettleFound] })).code).toBe(0);
  });
});

describe('a machine without cases', () => {
  const bare = foundMachine(plainCases(door), { cases: null, casesName: null });

  it('is walked with default payloads, and the output says so', async () => {
    const { said, out } = await paths(['door'], { machines: [bare] });
    expect(said).toContain(
      'door has no cases (machines/tests/doorCases.ts), so it is walked by defaults. handle.pressed, bell.rung, door.slammed: sent without data.',
    );
    expect(summary.exec(out)).not.toBeNull();
    const kettle = await paths(['kettle'], { machines: [{ ...kettleFound, cases: null }] });
    expect(kettle.said).toContain('heating: resolves with nothing, rejects with an error.');
  });

  it('reports when the default payloads do not suffice', async () => {
    const machine = createMachine({
      id: 'counter',
      context: ({ input }) => ({ count: (input as { start: { at: number } }).start.at }),
      initial: 'still',
      states: { still: {} },
    });
    const { error } = await paths(['counter'], {
      machines: [foundMachine(plainCases(machine), { cases: null, casesName: null })],
    });
    expect(error?.message).toMatch(
      /^counter cannot be walked by defaults \(.*\); declare cases in machines\/tests\/counterCases\.ts$/,
    );
  });

  it('cannot be a test, and a file that only creates machines cannot be walked', async () => {
    const { error } = await paths(['door', '--format', 'vitest'], { machines: [bare] });
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toBe(
      'door has no cases, and a test holds the machine to them: declare them in machines/tests/doorCases.ts',
    );
    const maker = await paths(['door'], { machines: [{ ...bare, machine: null }] });
    expect(maker.error?.message).toBe(
      'machines/tests/doorMachine.ts exports no machine, only what makes one; declare one with its cases in machines/tests/doorCases.ts',
    );
  });
});

describe('a random walk that breaks an invariant', () => {
  it('is reported as the shortest failing walk, which can be replayed', async () => {
    const counter = createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: { on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) }, wait: {} } },
      },
    });
    const cases = plainCases(counter, {
      keys: { count: ({ context }: { context: { count: number } }) => Math.min(context.count, 5) },
      invariants: { 'it never counts to three': ({ context }: { context: { count: number } }) => context.count !== 3 },
    } as never);
    const machines = [foundMachine(cases)];
    const { error } = await paths(['counter', '--how', 'random', '--seed', '1', '--steps', '40'], { machines });
    expect(error?.message).toContain('the invariant does not hold: it never counts to three');
    expect(error?.message).toContain('the shortest way that fails has 3');
    const [, json] = /--replay '(.*)'$/.exec(error!.message)!;
    const again = await paths(['--replay', json!], { machines });
    expect(again.code).toBe(1);
    expect(again.out).toContain('DIFFERS: after step 3, up the invariant does not hold: it never counts to three');
  });
});
