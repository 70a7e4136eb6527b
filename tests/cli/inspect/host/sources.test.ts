import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { editorAddress, sourcesOf } from '#cli/inspect/host/sources.ts';
import { root } from '#cli/firstRun/clone.mjs';
import { chartOf } from '#inspector/paths/charts/chart.ts';

const machines = await findMachines();

function lineAt(file: string, line: number): string {
  return readFileSync(`${root}/${file}`, 'utf8').split('\n')[line - 1]!;
}

describe('the sources of a machine', () => {
  const sources = (id: string) => {
    const found = machines.find((each) => each.id === id)!;
    return sourcesOf({ machine: found.machine!, file: found.file }, { folder: root });
  };

  it('have the line of each state, also of those that a constant declares', () => {
    const found = sources('search');
    for (const state of ['idle', 'updated', 'pendingUpdateWithToken'])
      expect(lineAt(found[`state:search.${state}`]!.file, found[`state:search.${state}`]!.line)).toContain(`${state}:`);
    const { file, line, editor } = found['state:search.pendingUpdateWithToken.searching']!;
    expect(lineAt(file, line)).toContain('searching: {');
    expect(editor).toBe(`vscode://file${root}/${file}:${line}`);
  });

  it('have the line of guards, actions and actors in the file that declares them', () => {
    const found = sources('search');
    for (const element of ['guard:isAtItsAddress', 'action:takeQuery', 'actor:searching']) {
      const { file, line } = found[element]!;
      expect(file).toBe('machines/search/searchSetup.ts');
      expect(lineAt(file, line)).toMatch(new RegExp(`^\\s*${element.replace(/.*:/, '')}\\b`));
    }
  });

  it('have a line of their own for every state of every machine', () => {
    const without: string[] = [];
    for (const { machine, file } of machines) {
      if (!machine) continue;
      const found = sourcesOf({ machine, file }, { folder: root });
      for (const { id, parent } of chartOf(machine).states.values()) {
        if (parent === null) continue;
        const { file: at, line } = found[`state:${id}`]!;
        if (!new RegExp(`\\b${machine.getStateNodeById(id).key}\\b`).test(lineAt(at, line))) without.push(id);
      }
    }
    expect(without).toEqual([]);
  });
});

describe('the address of a line in an editor', () => {
  it.each([
    [undefined, 'vscode://file/work/a%20b.ts:7'],
    ['vim', 'vscode://file/work/a%20b.ts:7'],
    ['/usr/bin/idea --wait', 'idea://open?file=/work/a%20b.ts&line=7'],
    ['cursor', 'cursor://file/work/a%20b.ts:7'],
    ['my://{file}#{line}', 'my:///work/a%20b.ts#7'],
  ])('is made from EDITOR=%s', (editor, address) => {
    expect(editorAddress('/work/a b.ts', 7, editor)).toBe(address);
  });
});
