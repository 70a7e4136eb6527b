import type { Page } from 'playwright-core';
import type { Language } from '#machines/market/language.ts';
import { barriers, finishAnimations } from './barriers.ts';
import { type Screen, screens } from '../browser/browser.ts';
import type { Sight } from '../demo/demoSights.ts';
import { focusFlaws } from './focusFlaws.ts';
import type { Strangers } from '../browser/strangers.ts';
import { targetFlaws } from './targetFlaws.ts';
import { textFlaws } from './textFlaws.ts';

interface Look {
  readonly origin: string;
  readonly sight: Sight;
  readonly language: Language;
  readonly screen: Screen;
  readonly depth: Depth;
}

/**
 * The depth of the check. `layout` checks positions and shifts. `words` adds the flaws that texts can cause, for screen
 * readers; `barriers` adds all barriers. `whole` also checks dark mode, the Tab key and print.
 */
export type Depth = 'layout' | 'words' | 'barriers' | 'whole';

/** Collects all flaws of a sight for a visitor, one line each; empty if there are none. */
export function sightFlaws(
  strangers: Strangers,
  { origin, sight, language, screen, depth }: Look,
): Promise<readonly string[]> {
  const fingers = screen !== 'desk';
  const reader = sight.reader?.(language);
  const window = { viewport: screens[screen], isMobile: fingers, hasTouch: fingers, ...(reader && { locale: reader }) };
  return strangers.visit({ origin, before: sight.before, ...window }, async (visitor) => {
    const { page } = visitor;
    // A late font leaves the visitor with a system font of unknown width; fontSwap.journey tests that shift. The next
    // document has the font.
    let openings = 0;
    do {
      if (openings === mostOpenings)
        return [`is not written in our faces when it is opened for the ${openings}th time`];
      await visitor.opens(sight.address(language));
      openings += 1;
    } while (!(await page.evaluate(hasOurFaces)));
    await sight.open?.(page);
    await page.evaluate(readThrough);
    await page.evaluate(finishAnimations);
    const flaws = [
      ...(await page.evaluate(beyondTheWindow, screens[screen].width)),
      ...(await page.evaluate(textFlaws)),
      ...(await page.evaluate(targetFlaws, { fingers })),
      ...(depth === 'layout' ? [] : await barriers(page, depth === 'words' ? 'structure' : 'but targets')),
      ...(await visitor.unrest()).filter((each) => !sight.noted?.test(each) && !movedByAFace(each)),
    ];
    if (depth !== 'whole') return flaws;
    flaws.push(...(await inTheDark(page)), ...(await focusFlaws(page)));
    // A sight with an overlay is not checked in print, since overlays are not printed.
    return sight.open || sight.before ? flaws : [...flaws, ...(await onPaper(page))];
  });
}

/**
 * How often a sight is opened until it is drawn in its own fonts. From the second document on, they come from the
 * browser's cache, within their block period of 0.1 s.
 */
const mostOpenings = 10;

/** Whether a flaw is only the layout shift of a font that arrives within its block period of 0.1 s: less than 0.005. */
export const movedByAFace = (flaw: string) => Number.parseFloat(flaw) < 0.005;

/** Checks the page in dark mode, where it must be the same except for its colours. */
async function inTheDark(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(finishAnimations);
  return (await barriers(page, 'contrast')).map((flaw) => `in the dark: ${flaw}`);
}

/** Checks the page in print, which must have only the content and the logo. */
async function onPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const flaws: string[] = [];
  const banner = page.getByRole('banner').filter({ visible: true });
  const words = (await banner.allInnerTexts()).join(' ').trim();
  if (words !== '') flaws.push(`on paper: «${words}» beside the logo`);
  if ((await banner.getByRole('img').count()) !== (await banner.count())) flaws.push('on paper: no logo');
  for (const role of ['contentinfo', 'searchbox', 'navigation', 'button'] as const) {
    const count = await page.getByRole(role).filter({ visible: true }).count();
    if (count > 0) flaws.push(`on paper: ${role}, ${count} of them`);
  }
  if (!(await page.getByRole('heading', { level: 1 }).isVisible())) flaws.push('on paper: no headline');
  return flaws;
}

/** Runs in the page: whether its text is drawn in the brand's own fonts. */
async function hasOurFaces(): Promise<boolean> {
  await document.fonts.ready;
  const sample = document.createElement('span');
  sample.textContent = 'Wie breit ist das?';
  sample.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  document.body.append(sample);
  const widthIn = (family: string) => {
    sample.style.fontFamily = family;
    return sample.getBoundingClientRect().width;
  };
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const isWritten = loaded.every(({ family }) => widthIn(`${family}, monospace`) !== widthIn('monospace'));
  sample.remove();
  return isWritten;
}

/** Runs in the page: scrolls to its end, so that all lazy content has loaded, and back to its top. */
async function readThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const settled = async () => {
    // Waits two frames: lazy content is drawn in the first, and its shift is reported in the next.
    await frame();
    await frame();
  };
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.9) {
    window.scrollTo(0, y);
    await settled();
  }
  window.scrollTo(0, 0);
  await settled();
}

/** Runs in the page: reports content that is wider than the window. */
function beyondTheWindow(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`scrolls sideways: ${scrollWidth} px in a window of ${width}`] : [];
}
