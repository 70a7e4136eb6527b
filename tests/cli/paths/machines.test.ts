import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { machineNamed } from '#cli/paths/machineNamed.ts';
import { findMachines } from '#cli/paths/machines.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const clone = join(import.meta.dirname, '../../..');

describe('the machines of a clone', () => {
  it('are found by their files, each with the cases next to it', async () => {
    const machines = await findMachines();
    const found = Object.fromEntries(machines.map((machine) => [machine.id, machine]));
    expect(found['search']).toMatchObject({
      kind: 'flow',
      file: 'machines/search/searchMachine.ts',
      casesFile: 'machines/search/searchCases.ts',
      casesName: 'searchCases',
    });
    expect(found['listing']).toMatchObject({ kind: 'lifecycle', casesName: 'listingCases' });
    expect(found['search']?.cases?.machine).toBe(found['search']?.machine);
  });

  it('are distinguished from files that only create machines and from unreadable files', async () => {
    const { path: folder, remove } = temporaryFolder();
    onTestFinished(remove);
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    put('machines/market/thingMachine.ts', 'export function thingMachineOf() {}');
    put('machines/market/partMachine.ts', 'export const partMachine = { id: "no machine at all" };');
    put('machines/market/partLifecycle.ts', '');
    expect(await findMachines(folder)).toEqual([
      {
        id: 'part',
        kind: 'lifecycle',
        file: 'machines/market/partMachine.ts',
        casesFile: 'machines/market/partCases.ts',
        machine: null,
        cases: null,
        casesName: null,
        fault: null,
      },
      expect.objectContaining({ id: 'thing', kind: 'flow', machine: null, cases: null }),
    ]);
    put('machines/shell/oddMachine.ts', '');
    put('machines/shell/oddCases.ts', 'export const odd = {};');
    put('machines/ui/brokenMachine.ts', 'throw new Error("no good");');
    const found = await findMachines(folder);
    expect(found.map(({ id, fault }) => [id, fault])).toEqual([
      ['part', null],
      ['thing', null],
      ['odd', 'machines/shell/oddCases.ts exports no cases, only odd; they are made by flowCases or lifecycleCases'],
      ['broken', 'machines/ui/brokenMachine.ts cannot be read: no good'],
    ]);
  });
});

describe('a machine that the caller names', () => {
  it('is found by id, or by its file relative to the working directory', async () => {
    const machines = await findMachines();
    const named = (word: string, folder = clone) => machineNamed(machines, word, folder).id;
    expect(named('modal')).toBe('modal');
    for (const word of ['machines/ui/modalMachine.ts', './machines/ui/modalMachine', 'machines/ui/modal']) {
      expect(named(word, '/')).toBe('modal');
    }
    expect(named('modalMachine.ts', join(clone, 'machines/ui'))).toBe('modal');
    expect(named(join(clone, 'machines/ui/modalMachine.ts'), '/')).toBe('modal');
  });

  it('is an error that lists the choices when none or several match', async () => {
    const machines = await findMachines();
    expect(() => machineNamed(machines, 'model', clone)).toThrow(UsageError);
    expect(() => machineNamed(machines, 'model', clone)).toThrow(
      /^There is no machine model; there are account, .*Did you mean modal\?$/,
    );
    const twice = [
      ...machines,
      { ...machines.find(({ id }) => id === 'modal')!, file: 'machines/shell/modalMachine.ts' },
    ];
    expect(() => machineNamed(twice, 'modal', clone)).toThrow(
      'Several machines are called modal; name the file: machines/ui/modalMachine.ts, machines/shell/modalMachine.ts',
    );
  });
});
