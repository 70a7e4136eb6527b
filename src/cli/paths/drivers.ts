import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { root } from '../firstRun/clone.mjs';
import type { FoundMachine } from './machines.ts';

/**
 * The gestures by which a machine is walked in its view. A driver belongs to the tests, so it is found by its path and
 * not imported.
 */
export interface FoundDriver {
  readonly name: string;
  /** The path of the driver's file, relative to the clone. */
  readonly file: string;
  /** The actions that a visitor can do there, which may be fewer than the machine accepts. */
  readonly cases: FlowCases;
  readonly opensView: boolean;
  readonly opensPage: boolean;
}

/** The driver of a machine, if it has one: `tests/drivers/search/searchDriver.ts`. */
export async function driverOf({ id }: FoundMachine): Promise<FoundDriver | null> {
  const [found] = globSync(`tests/drivers/**/${id}Driver.ts`, { cwd: root });
  if (found === undefined) return null;
  const file = found.replaceAll('\\', '/');
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  const name = `${id}Driver`;
  const driver = module[name];
  if (!isDriver(driver)) throw new Error(`${file} exports no ${name} with cases`);
  return { name, file, cases: driver.cases, opensView: 'opensView' in driver, opensPage: 'opensPage' in driver };
}

/** The path at which the driver of a machine belongs, for a machine that has none. */
export function driverFile({ id, file }: Pick<FoundMachine, 'id' | 'file'>): string {
  const [, feature] = file.split('/');
  return `tests/drivers/${feature}/${id}Driver.ts`;
}

function isDriver(value: unknown): value is { readonly cases: FlowCases } {
  return typeof value === 'object' && value !== null && 'cases' in value;
}
