import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/**
 * The kinds: `any`; all `but targets`, which targetFlaws checks more closely; of these the ones of `structure` and
 * words alone; or `contrast`, which colours alone cause.
 */
export type Barriers = 'any' | 'but targets' | 'structure' | 'contrast';

/**
 * The findings of axe of any impact, in its rules of conformance and its best practices. One line for each broken rule,
 * with the elements that break it. The package @axe-core/playwright sends its 650 kB to the page twice for each check
 * and also returns what passes, which takes longer than the check. Here the same version of axe is sent once for each
 * document, and only flaws are returned.
 */
export async function barriers(page: Page, of: Barriers = 'any'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Animations are finished first, because half-faded content has another contrast.
  await page.evaluate(finishAnimations);
  return page.evaluate(flawsThatAxeFinds, looks[of]);
}

/** Runs in the page: waits until all finite animations and transitions have ended. */
export async function finishAnimations(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (let moving = running(); moving.length > 0; moving = running()) {
    // An animation that ends because its element is removed counts as finished too.
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
  // None of these rules reads style sheets, which axe would fetch again; no page has sound.
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

/** Runs in the page: returns one line for each broken rule. */
async function flawsThatAxeFinds(options: AxeOptions): Promise<string[]> {
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
