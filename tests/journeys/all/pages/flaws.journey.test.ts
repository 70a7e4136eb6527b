import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '#tests/drivers/flaws/barriers.ts';
import { openBrowser, screens, visit } from '#tests/drivers/browser/browser.ts';
import { focusFlaws } from '#tests/drivers/flaws/focusFlaws.ts';
import { targetFlaws } from '#tests/drivers/flaws/targetFlaws.ts';
import { textFlaws } from '#tests/drivers/flaws/textFlaws.ts';

// The page checks, on pages with known flaws: a check that misses them would miss any flaw.

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: screens.phone });
});
afterAll(() => browser.close());

/** Shows a page that has no flaws, except those of `body`. */
async function shows(body: string): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="de"><head><title>Ein Titel</title><style>
      body { margin: 16px; font: 16px/24px sans-serif } button, .button { display: inline-block; min-height: 44px; min-width: 44px }
      :focus-visible { outline: 3px solid blue }
    </style></head><body><main><h1>Ein Titel</h1>${body}</main></body></html>`,
  );
}

describe('texts', () => {
  it.each([
    [
      'beyond the window',
      '<p style="white-space: nowrap">Ein Satz, der um einiges länger ist, als ein Telefon breit ist</p>',
    ],
    ['sticks out of its box', '<p style="width: 80px">Mehrfamilienhaus</p>'],
    ['cut', '<p style="width: 80px; overflow: hidden">Mehrfamilienhaus</p>'],
    ['cut', '<p style="height: 12px; overflow: hidden">Oben die eine Hälfte</p>'],
    ['cut', '<input style="width: 60px" aria-label="Suche" placeholder="Was suchst du heute?">'],
    ['cut', '<select style="width: 60px" aria-label="Reihenfolge"><option>Günstigste zuerst</select>'],
    [
      'one over the other',
      '<div style="display: flex"><p style="width: 60px">Benachrichtigung</p><p style="flex: 1">14 neue</p></div>',
    ],
  ])('%s: %s', async (flaw, body) => {
    await shows(body);
    expect((await page.evaluate(textFlaws)).join('\n')).toContain(flaw);
  });

  it.each([
    '<p>Ein Satz, der länger ist, als ein Telefon breit ist, und deshalb umbricht</p>',
    '<ul style="display: flex; overflow-x: auto; white-space: nowrap"><li>Ein Satz, der länger ist, als ein Telefon breit ist</li></ul>',
    '<p style="display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden">Ein Titel, von dem eine Zeile gezeigt wird, so lang er ist</p>',
    '<div style="height: 60px; overflow-y: auto"><p>Eine Liste</p><p>die man</p><p>hinunter</p><p>schiebt</p></div>',
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Für Vorleser</p>',
  ])('without a flaw: %s', async (body) => {
    await shows(body);
    expect(await page.evaluate(textFlaws)).toEqual([]);
  });
});

describe('targets', () => {
  const icon = (style: string) =>
    `<button style="position: absolute; top: 200px; min-height: 0; min-width: 0; padding: 0; width: 20px; height: 20px; ${style}">x</button>`;

  it.each([
    ['smaller than 24 px', false, icon('left: 40px') + icon('left: 61px')],
    [
      'smaller than 24 px',
      false,
      `${icon('left: 40px')}<a href="#a" style="position: absolute; top: 212px">Daneben</a>`,
    ],
    ['smaller than 44 px', true, icon('left: 40px')],
    ['smaller than 44 px', true, '<a href="#a" style="display: inline-block; background: silver">Ein Knopf</a>'],
    ['smaller than 44 px', true, '<input style="height: 30px" aria-label="Suche">'],
  ])('%s, at fingertips %s: %s', async (flaw, fingers, body) => {
    await shows(body);
    expect((await page.evaluate(targetFlaws, { fingers })).join('\n')).toContain(flaw);
  });

  it.each([
    [false, icon('left: 40px')],
    [true, '<p>Mehr dazu steht <a href="#a">in den Regeln</a> des Marktes.</p>'],
    [true, '<button>Ja</button>'],
    [true, '<label style="display: block; height: 44px"><input type="checkbox"> Gratis</label>'],
    [true, `${icon('left: 40px')}<style>button::after { content: ""; position: absolute; inset: -14px }</style>`],
  ])('without a flaw, at fingertips %s: %s', async (fingers, body) => {
    await shows(body);
    expect(await page.evaluate(targetFlaws, { fingers })).toEqual([]);
  });
});

describe('the focus', () => {
  it.each([
    [
      'never has the focus',
      '<div popover="manual" id="a"></div><button style="position: fixed" onfocus="this.blur()">Nie</button>',
    ],
    ['looks the same', '<button style="outline: none">Wo bin ich?</button>'],
    [
      'ring cut off by p',
      '<p style="overflow: hidden; width: 200px"><a href="#c">Ein Titel, der auf zwei Zeilen kommt</a></p>',
    ],
    [
      'ring cut off by div',
      '<div style="overflow-x: auto; white-space: nowrap"><button>Am Rand der Leiste</button></div>',
    ],
    [
      'ring cut off by ul',
      `<ul style="display: flex; overflow-x: auto; padding: 5px">${'<li style="flex: 0 0 70vw; position: relative"><style>a.all::after { content: \'\'; position: absolute; inset: 0 } a.all:focus-visible::after { outline: 3px solid blue }</style><a class="all" href="#d">Halb im Bild</a></li>'.repeat(3)}</ul>`,
    ],
    ['ring cut off by html', '<button style="display: block; margin-left: -16px">Am Rand des Fensters</button>'],
    [
      'out of sight',
      '<button>Unten</button><div style="position: fixed; inset: 0; background: white; pointer-events: auto"></div>',
    ],
  ])('%s: %s', async (flaw, body) => {
    await shows(`<a class="button" href="#a">Anfang</a>${body}<a class="button" href="#b">Ende</a>`);
    expect((await focusFlaws(page)).join('\n')).toContain(flaw);
  });

  it('has no flaw when its outline is visible', async () => {
    await shows(`<div style="overflow: hidden; padding: 8px"><button>Im Rahmen</button></div>
      <p style="overflow: hidden"><a href="#c" style="outline-offset: -3px">Innen</a></p>
      <article style="position: relative"><style>a.all::after { content: ''; position: absolute; inset: 0 }
      a.all:focus-visible { outline: none } a.all:focus-visible::after { outline: 3px solid blue }</style>
      <p style="overflow: hidden"><a class="all" href="#d">Die ganze Karte</a></p></article><button>Eins</button><input aria-label="Zwei"><fieldset><legend>Drei</legend>
      <label><input type="radio" name="c" checked>a</label><label><input type="radio" name="c">b</label></fieldset>`);
    expect(await focusFlaws(page)).toEqual([]);
  });
});

describe('barriers', () => {
  it.each([
    ['color-contrast', '<p style="color: #999">Blass</p>'],
    // Findings that axe rates as moderate, and violations of its best practices.
    ['heading-order', '<h4>Ein Sprung</h4>'],
    ['landmark-no-duplicate-main', '</main><main><p>Noch eine Mitte</p>'],
    ['target-size', '<button style="min-height: 0; min-width: 0; width: 9px; height: 9px"></button>'.repeat(3)],
  ])('%s: %s', async (rule, body) => {
    await shows(body);
    expect((await barriers(page)).join('\n')).toContain(rule);
  });
});

describe('unrest', () => {
  it('consists of layout shifts, console messages and exceptions', async () => {
    const { page: restless, unrest, opens, leaves } = await visit(browser, { origin: 'https://allmend.example' });
    const thrown = restless.waitForEvent('pageerror');
    await opens(`data:text/html,<h1>Ein Titel</h1><script>
      const frame = () => new Promise(requestAnimationFrame);
      (async () => {
        await frame(); await frame(); document.body.prepend(document.createElement('hr'));
        await frame(); await frame(); console.warn('Vorsicht'); throw new Error('Zu viel');
      })();
    </script>`);
    await restless.waitForFunction(() => window.layoutShifts.length > 0);
    await thrown;
    expect(await unrest()).toEqual(
      [/Vorsicht$/, /Zu viel$/, /^0\.\d+: <h1>/].map((each): unknown => expect.stringMatching(each)),
    );
    await leaves();
  });
});
