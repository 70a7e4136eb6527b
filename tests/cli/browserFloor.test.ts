import { describe, expect, it } from 'vitest';
import { floorProblems, oldestBrowsers, problemsIn } from '#cli/browserFloor/floorProblems.ts';
import { newerApis } from '#cli/browserFloor/newerApis.ts';

const newer = newerApis({ chrome: '111', firefox: '115', safari: '16.4', safari_ios: '16.4' });

describe('the oldest browsers', () => {
  it('are the syntax targets of the build', async () => {
    expect(await oldestBrowsers()).toEqual({ chrome: '111', firefox: '115', safari: '16.4', safari_ios: '16.4' });
  });

  it('have every API that the sources use', async () => {
    expect(await floorProblems()).toEqual([]);
  });

  it.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['(Promise as any).try(work)', 'Promise.try'],
    ['const { withResolvers } = Promise', 'Promise.withResolvers'],
    ['const made = texts.map(URL.parse)', 'URL.parse'],
    ['URL.canParse(address)', 'URL.canParse'],
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['Array.fromAsync(items)', 'Array.fromAsync'],
    ['Object.groupBy(items, keyOf)', 'Object.groupBy'],
    ['Map.groupBy(items, keyOf)', 'Map.groupBy'],
    ['one.symmetricDifference(other)', 'symmetricDifference'],
    ['one.isSubsetOf(other)', 'isSubsetOf'],
    ['Iterator.from(items)', 'Iterator.from'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['window.requestIdleCallback(work)', 'requestIdleCallback'],
    ["Uint8Array['fromBase64'](text)", 'Uint8Array.fromBase64'],
    ['RegExp.escape(text)', 'RegExp.escape'],
    ['Math.sumPrecise(numbers)', 'Math.sumPrecise'],
    ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['text.isWellFormed()', 'isWellFormed'],
    ['Symbol.dispose', 'Symbol.dispose'],
    ['Error.isError(error)', 'Error.isError'],
    ['map.getOrInsertComputed(key, make)', 'getOrInsertComputed'],
    ['document.startViewTransition(change)', 'document.startViewTransition'],
    ['panel!.hidePopover()', 'hidePopover'],
    ['element.checkVisibility()', 'checkVisibility'],
    ['element.setHTMLUnsafe(text)', 'setHTMLUnsafe'],
    ['new URLPattern(pattern)', 'URLPattern'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['class Own extends CloseWatcher {}', 'CloseWatcher'],
    ['navigator.userAgentData.brands', 'navigator.userAgentData'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['globalThis.crypto.randomUUID()', 'crypto.randomUUID'],
  ])('lack an API of %s', (code, api) => {
    expect(problemsIn('a.ts', code, newer)).toEqual([expect.stringMatching(new RegExp(`^a\\.ts:1: ${api} `))]);
  });

  it.each([
    ["style({ selectors: { '&:has(a)': { paddingTop: 8 } } })", ':has'],
    ['globalStyle(`html:has(dialog)`, { overflow: "hidden" })', ':has'],
    ["style({ selectors: { '&:user-invalid': { color: 'red' } } })", ':user-invalid'],
    ["globalStyle('::details-content', { opacity: 1 })", ':details-content'],
  ])('drop a rule of style for its selector: %s', (code, selector) => {
    const [problem, ...others] = problemsIn('a.css.ts', code, newer);
    expect([problem?.startsWith(`a.css.ts:1: ${selector} is newer`), others]).toEqual([true, []]);
  });

  it.each([
    "style({ ':hover': { color: 'red' }, selectors: { '&:is(:checked, ::before):focus-visible': ring } })",
    "style({ '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': ring } } } })",
    "style({ selectors: { '&.\\\\:popover-open': { display: 'block' } } })",
    '// As `:has(a)` would say.',
  ])('obey a rule of style: %s', (code) => {
    expect(problemsIn('a.css.ts', code, newer)).toEqual([]);
  });

  it.each([
    'structuredClone(state)',
    'items.toSorted().findLast(isMeant)?.at(-1)',
    'AbortSignal.timeout(1000)',
    'crypto.getRandomValues(bytes)',
    'document.startViewTransition?.(change)',
    'panel?.hidePopover?.()',
    "typeof requestIdleCallback === 'undefined'",
    "import { Observable } from 'rxjs'; new Observable(work)",
    'const { connection } = navigator',
    'schema.union(one, other).check(rule)',
  ])('have this, or the source checks for it: %s', (code) => {
    expect(problemsIn('a.ts', code, newer)).toEqual([]);
  });
});
