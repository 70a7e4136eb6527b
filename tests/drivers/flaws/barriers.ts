import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/**
 * Which: `any`; all `but targets`, which targetFlaws looks at, and more closely; of these what `structure` and words alone
 * make; or `contrast`, which colours alone make.
 */
export type Barriers = 'any' | 'but targets' | 'structure' | 'contrast';

/**
 * What axe finds, of whatever impact, in all that is asked of us and in what it advises besides. A line for each rule that
 * is broken, with the elements that break it.
 *
 * @axe-core/playwright sends its 650 kB to the page twice at every look and brings back what is in order as well; that
 * takes longer than the look. Here axe, of the version that it names, comes once a document, and only flaws go back.
 */
export async function barriers(page: Page, of: Barriers = 'any'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What is half faded in has the contrast of nothing that stays.
  await page.evaluate(comeToRest);
  return page.evaluate(flawsThatAxeFinds, looks[of]);
}

/** Runs in the page: waits until nothing moves or fades that ever ends by itself. */
export async function comeToRest(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (let moving = running(); moving.length > 0; moving = running()) {
    // One that goes with its element is over, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

const require = createRequire(import.meta.url);
const named = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axe = readFileSync(named, 'utf8');

interface AxeOptions {
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };
  readonly rules: Readonly<Record<string, { readonly enabled: false }>>;
  readonly resultTypes: readonly string[];
  readonly preload: boolean;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks: Readonly<Record<Barriers, AxeOptions>> = {
  any: only('tag', tags),
  'but targets': only('tag', tags, ['target-size']),
  structure: only('tag', tags, ['target-size', 'color-contrast']),
  contrast: only('rule', ['color-contrast']),
};

function only(type: 'tag' | 'rule', values: readonly string[], but: readonly string[] = []): AxeOptions {
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }] as const));
  // No rule that is asked for here reads style sheets, which axe would fetch anew; there is no sound in any page.
  return { runOnly: { type, values }, rules, resultTypes: ['violations'], preload: false };
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

declare global {
  interface Window {
    axe: { run(of: Document, options: AxeOptions): Promise<AxeResults> };
  }
}

/** Runs in the page. */
async function flawsThatAxeFinds(options: AxeOptions): Promise<string[]> {
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
