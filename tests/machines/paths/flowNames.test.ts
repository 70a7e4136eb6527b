import { describe, expect, it } from 'vitest';
import { flowNames } from '#machines/paths/flowNames.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const machines: Modules = import.meta.glob(['../../../machines/**/*.ts', '!**/*Cases.ts'], { eager: true });
const cases: Modules = import.meta.glob('../../../machines/**/*Cases.ts', { eager: true });

const exportsOf = (modules: Modules) => Object.values(modules).flatMap((module) => Object.values(module));

describe('the names of flows', () => {
  it('are the ids of all machines but the lifecycles', () => {
    const ids = exportsOf(machines).flatMap((each) => (isMachine(each) ? [each.id] : []));
    const lifecycles = exportsOf(cases).flatMap((each) => (isLifecycle(each) ? [each.machine.id] : []));
    expect(lifecycles).toContain('listing');
    expect([...new Set(ids)].filter((id) => !lifecycles.includes(id)).toSorted()).toEqual([...flowNames].toSorted());
  });
});

function isMachine(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'resolveState' in value;
}

function isLifecycle(value: unknown): value is { readonly machine: { readonly id: string } } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'lifecycle';
}
