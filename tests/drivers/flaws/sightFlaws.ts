import type { Page } from 'playwright-core';
import type { Language } from '#machines/market/language.ts';
import { barriers, comeToRest } from './barriers.ts';
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
 * How deep to look: at where things stand and what moves; at what `words` could break besides, for whom a screen is read to;
 * at all `barriers`; or at the `whole`: also in the dark, through all of it with the Tab key, and on paper.
 */
export type Depth = 'layout' | 'words' | 'barriers' | 'whole';

/** All that a visitor could mind about a sight: a line each, none of a good one. */
export function sightFlaws(
  strangers: Strangers,
  { origin, sight, language, screen, depth }: Look,
): Promise<readonly string[]> {
  const fingers = screen !== 'desk';
  const reader = sight.reader?.(language);
  const window = { viewport: screens[screen], isMobile: fingers, hasTouch: fingers, ...(reader && { locale: reader }) };
  return strangers.visit({ origin, before: sight.before, ...window }, async (visitor) => {
    const { page } = visitor;
    // Where a face of ours came too late the visitor reads in another one, of whatever width the system's has: what that
    // moves, fontSwap.journey looks at. The next document has it.
    let openings = 0;
    do {
      if (openings === mostOpenings)
        return [`is not written in our faces when it is opened for the ${openings}th time`];
      await visitor.opens(sight.address(language));
      openings += 1;
    } while (!(await page.evaluate(hasOurFaces)));
    await sight.open?.(page);
    await page.evaluate(readThrough);
    await page.evaluate(comeToRest);
    const flaws = [
      ...(await page.evaluate(beyondTheWindow, screens[screen].width)),
      ...(await page.evaluate(textFlaws)),
      ...(await page.evaluate(targetFlaws, { fingers })),
      ...(depth === 'layout' ? [] : await barriers(page, depth === 'words' ? 'structure' : 'but targets')),
      ...(await visitor.unrest()).filter((each) => !sight.noted?.test(each) && !movedByAFace(each)),
    ];
    if (depth !== 'whole') return flaws;
    flaws.push(...(await inTheDark(page)), ...(await focusFlaws(page)));
    // What lies above a page is not what one prints.
    return sight.open || sight.before ? flaws : [...flaws, ...(await onPaper(page))];
  });
}

/** A face comes from the browser's cache from the second document on, in the tenth of a second in which it is waited for. */
const mostOpenings = 10;

/** What a face moves that comes in the tenth of a second in which it is waited for: less than 0.005. */
export const movedByAFace = (flaw: string) => Number.parseFloat(flaw) < 0.005;

/** In the dark the page is the same but for its colours. */
async function inTheDark(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(comeToRest);
  return (await barriers(page, 'contrast')).map((flaw) => `in the dark: ${flaw}`);
}

/** On paper are the content of a page and the logo alone. */
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

/** Runs in the page: whether it is written in the faces that it has loaded. */
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

/** Runs in the page: goes down to its end, so that all that comes when one gets near has come, and back to its top. */
async function readThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const settled = async () => {
    // What comes near is drawn in the first frame, and what that moves is told in the next.
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

/** Runs in the page. */
function beyondTheWindow(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`scrolls sideways: ${scrollWidth} px in a window of ${width}`] : [];
}
