import { describe, expect, it } from 'vitest';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// Pages do not run the inspector's own machines.
const machines: Modules = import.meta.glob(
  ['../../../machines/**/*.ts', '!**/*Cases.ts', '!../../../machines/inspector/**'],
  { eager: true },
);
const cases: Modules = import.meta.glob('../../../machines/**/*Cases.ts', { eager: true });

const exportsOf = (modules: Modules) => Object.values(modules).flatMap((module) => Object.values(module));

describe('the names of flows', () => {
  it('are the ids of all machines but the lifecycles', async () => {
    const ids = exportsOf(machines).flatMap((each) => (isMachine(each) ? [each.id] : []));
    const lifecycles = exportsOf(cases).flatMap((each) => (isLifecycle(each) ? [each.machine.id] : []));
    expect(lifecycles).toContain('listing');
    const flows = [...new Set(ids)].filter((id) => !lifecycles.includes(id)).toSorted();
    const why = 'Write the names of the flows with `npm test -- tests/machines/paths -u`. A lifecycle needs its cases';
    await expect(fileOf(flows), why).toMatchFileSnapshot('../../../machines/paths/flowNames.ts');
  });
});

/** The text of the file flowNames.ts, which `npm test -- tests/machines/paths -u` writes. */
function fileOf(flows: readonly string[]): string {
  return `/** The ids of the machines that pages run, which \`RECORDING\` may name. Lifecycles run only on the server. */
export const flowNames = [
${flows.map((flow) => `  '${flow}',\n`).join('')}] as const;

export type FlowName = (typeof flowNames)[number];
`;
}

function isMachine(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'resolveState' in value;
}

function isLifecycle(value: unknown): value is { readonly machine: { readonly id: string } } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'lifecycle';
}
