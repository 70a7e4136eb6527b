import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldestBrowsers } from '#cli/browserFloor/floorProblems.ts';
import { newerApis } from '#cli/browserFloor/newerApis.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { awakeAt, type Screen } from '#tests/drivers/browser/browser.ts';
import { dialogsOfSources, type DialogFile, expectVisible } from '#tests/drivers/browser/engines/dialogs.ts';
import {
  type Engine,
  type EngineName,
  engineNames,
  type EngineVisitor,
  isInstalled,
  openEngine,
} from '#tests/drivers/browser/engines/engines.ts';
import { type LineThatBreaks, lineTo } from '#tests/drivers/browser/engines/lineThatBreaks.ts';
import { type Sellers, writeSellers } from '#tests/drivers/ownListings/ownListingsSellers.ts';
import { quarters } from '#tests/drivers/insertion/photos/photoFiles.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { photosOf } from './insertionPeople.ts';
import { insertionWords } from './insertionWords.ts';
import { untilCached } from './offlineMarket.ts';

// The market in the engines of all browsers: a feature that works in one of them may be invisible or lost in another.

const words = insertionWords.en;

let folder: TemporaryFolder;
let server: ServerProcess;
let sellers: Sellers;

beforeAll(async () => {
  folder = temporaryFolder();
  const each = engineNames.length;
  sellers = await writeSellers(folder.path, {
    'an ad that runs': 3 * each + 1,
    'no ads': each,
    'more ads than a page holds': 1,
  });
  server = await startServerProcess({
    DATA_DIR: folder.path,
    DEMO: '0',
    NODE_ENV: 'production',
    REQUESTS_PER_MINUTE: '1000000',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

/** Each dialog and popover in the sources, with the test below that opens it. */
const opened: Readonly<Record<DialogFile, string>> = {
  'account/modal/LoginModal.tsx': 'logs in by popup',
  'app/userMenu/UserMenu.tsx': 'logs in by popup',
  'insertion/photos/CropDialog.tsx': 'keeps a draft',
  'insertion/photos/PhotosQuestion.tsx': 'keeps a draft',
  'listing/gallery/Gallery.tsx': 'logs in by popup',
  'messaging/contact/WriteDialog.tsx': 'logs in by popup',
  'messaging/conversation/MessagePictures.tsx': 'logs in by popup',
  'messaging/conversation/Question.tsx': 'logs in by popup',
  'ownListings/OwnListingDialog.tsx': 'keeps a draft',
  'search/filters/FilterPanel.tsx': 'is read on a phone',
  'shell/header/HeaderMenu.tsx': 'is read on a phone, logs in by popup',
};

it('covers every dialog of the sources', () => {
  expect(Object.keys(opened).toSorted()).toEqual(dialogsOfSources());
});

// The engines run each part of this test at the same time: one of them works while others wait.
describe('the market', () => {
  const installed = engineNames.filter(isInstalled);
  const engines = new Map<EngineName, { readonly engine: Engine; readonly line: LineThatBreaks }>();

  beforeAll(async () => {
    await Promise.all(
      installed.map(async (name) => {
        const [engine, line] = await Promise.all([openEngine(name), lineTo(server.url)]);
        engines.set(name, { engine, line });
      }),
    );
  });
  afterAll(async () => {
    await Promise.all([...engines.values()].map(({ engine, line }) => Promise.all([engine.close(), line.breaks()])));
  });

  async function comes(name: EngineName, screen: Screen): Promise<EngineVisitor> {
    const { engine, line } = engines.get(name)!;
    return engine.visits(line.origin, screen, { serviceWorkers: 'allow', watchesShifts: false });
  }

  /**
   * Runs a part of the test in all engines at once, and names the engines in which it fails. A single test covers them
   * all: with `it.concurrent` an `expect.poll` fails as soon as the test that began last has ended.
   */
  async function inEachEngine(part: (name: EngineName) => Promise<void>): Promise<void> {
    const ends = await Promise.allSettled(installed.map((name) => part(name)));
    const failures = ends.flatMap((end, index) =>
      end.status === 'rejected' ? [new Error(`in ${installed[index]}`, { cause: end.reason })] : [],
    );
    if (failures.length > 1) throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
    if (failures[0]) throw failures[0];
  }

  it('comes alive, sorts and suggests, logs in by popup, writes and bargains', () =>
    inEachEngine(async (name) => {
      const [buying, selling] = [sellers.next('no ads'), sellers.next('an ad that runs')];
      const visitor = await comes(name, 'desk');
      const { page } = visitor;
      const dialog = (title: string | RegExp) => page.getByRole('dialog', { name: title });
      const press = (button: string | RegExp) => page.getByRole('button', { name: button, exact: true }).click();
      const closes = async (title: string) => {
        await page.keyboard.press('Escape');
        await dialog(title).waitFor({ state: 'detached' });
      };

      await visitor.opens('/en');
      await press('Categories');
      await expectVisible(dialog('Categories'));
      await closes('Categories');
      await visitor.expectCalm();

      await sortsAndSuggests(visitor);

      await visitor.opens(`/en/vi/${selling.listings[0]!.id}`);
      await page.getByRole('link', { name: 'Show in full screen' }).first().click();
      await expectVisible(dialog('Photos'));
      expect(await page.evaluate(() => document.activeElement!.matches(':focus-visible'))).toBe(false);
      await closes('Photos');

      await press('Save');
      await expectVisible(dialog('Log in'));
      await visitor.types('Email', buying.email);
      await visitor.types('Password', password);
      await dialog('Log in').getByRole('button', { name: 'Log in', exact: true }).click();
      await dialog('Log in').waitFor({ state: 'detached' });
      await visitor.expectCalm();

      await press('Write a message');
      await expectVisible(page.getByRole('dialog'));
      await visitor.types('Your message', 'Is it still available?');
      await press('Send message');
      await page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Open conversation' }).click();
      await page.getByRole('log').getByText('Is it still available?').waitFor();
      await visitor.expectCalm();

      await press('Make an offer');
      await expectVisible(dialog('Make an offer'));
      await closes('Make an offer');
      for (const [action, title] of [
        ['Block', 'Block this person?'],
        ['Report', 'Report conversation'],
      ] as const) {
        await press('Conversation options');
        await expectVisible(dialog('Conversation options'));
        await dialog('Conversation options').getByRole('button', { name: action, exact: true }).click();
        await expectVisible(dialog(title));
        await closes(title);
      }
      const [picture] = await photosOf(400);
      await page.locator('input[type=file]').setInputFiles(picture!);
      await press('Send message');
      await page
        .getByRole('log')
        .getByRole('button', { name: /^Enlarge your photo/ })
        .or(page.getByRole('link', { name: /^Enlarge your photo/ }))
        .click();
      await expectVisible(dialog('Photos'));
      await closes('Photos');
      await page.getByRole('button', { name: /./ }).and(page.locator('[popovertarget=user-menu]')).click();
      await expectVisible(page.locator('#user-menu'));
      await visitor.expectCalm();
      await visitor.leaves();
    }));

  it('logs a seller in, and keeps a draft over a reload at once', () =>
    inEachEngine(async (name) => {
      const selling = sellers.next('an ad that runs');
      const visitor = await comes(name, 'desk');
      const { page } = visitor;
      const dialog = (title: string | RegExp) => page.getByRole('dialog', { name: title });
      await visitor.opens(`/en/start/login?${new URLSearchParams({ redirected: '/en/myads/active' })}`);
      await visitor.types('Email', selling.email);
      await visitor.types('Password', password);
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      const row = page.getByRole('article', { name: 'Velo a' });
      for (const [action, title] of [
        ['Mark as sold', 'Where did you sell it?'],
        ['Delete ad', 'Delete this ad?'],
      ] as const) {
        await row.getByRole('button', { name: action, exact: true }).click();
        await expectVisible(dialog(title));
        await page.keyboard.press('Escape');
        await dialog(title).waitFor({ state: 'detached' });
      }
      await visitor.expectCalm();

      await visitor.opens('/en/ai/start');
      await visitor.types(words.title, 'Old bicycle');
      await visitor.reloads();
      await expect.poll(() => page.getByRole('textbox', { name: words.title }).inputValue()).toBe('Old bicycle');
      await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
      await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
      await visitor.expectCalm();
      // The server refuses one of these photos, which the browser's console reports.
      const files = [
        { name: 'lie.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('lie') },
        ...(await photosOf(400)),
        await photoOf64Megapixels(),
      ];
      await page.locator('input[type="file"][multiple]').setInputFiles(files);
      // The server refuses more than 50 megapixels, so the browser scales this one. The refused file has no number.
      await page.getByRole('button', { name: words.crop(2) }).waitFor();
      await page.getByRole('button', { name: words.crop(1) }).click();
      await expectVisible(dialog('Crop photo'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await expectVisible(dialog('Some photos didn’t upload'));
      await visitor.leaves();
    }));

  it('is read on a phone, and without a line', () =>
    inEachEngine(async (name) => {
      const visitor = await comes(name, 'phone');
      const { page } = visitor;
      await visitor.opens('/en');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectVisible(page.getByRole('dialog', { name: 'Menu' }));
      await page.keyboard.press('Escape');
      await visitor.opens('/en/li');
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expectVisible(page.getByRole('dialog', { name: 'Filters' }));
      await page.keyboard.press('Escape');
      await untilCached(page, '/en/li');
      const { email, listings } = sellers.next('an ad that runs');
      const listing = `/en/vi/${listings[0]!.id}`;
      await visitor.opens(`/en/start/login?${new URLSearchParams({ redirected: listing })}`);
      await visitor.types('Email', email);
      await visitor.types('Password', password);
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Velo a' }).waitFor();
      await visitor.opens(listing);
      await untilCached(page, new URL(page.url()).pathname);
      await visitor.expectCalm();

      await engines.get(name)!.line.breaks();
      await visitor.opens('/en/li');
      await page.getByRole('heading', { level: 2, name: 'Velo a' }).first().waitFor();
      await visitor.opens(listing);
      await page.getByRole('heading', { level: 1, name: 'Velo a' }).waitFor();
      await visitor.opens('/en/vi/bikebikebike');
      await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
      await visitor.leaves();
    }));
});

describe('the oldest browsers', () => {
  it('come alive, search, log in and show an account without any newer API', async () => {
    const { globals, members } = newerApis(await oldestBrowsers());
    const engine = await openEngine('Chromium');
    const visitor = await engine.visits(server.url, 'desk', { watchesShifts: false });
    const { page } = visitor;
    await page.addInitScript(withoutApis, { globals: [...globals.keys()], members: [...members.keys()] });
    await visitor.opens('/en');
    expect(await page.evaluate(() => ['withResolvers' in Promise, 'parse' in URL, 'share' in navigator])).toEqual([
      false,
      false,
      false,
    ]);

    await sortsAndSuggests(visitor);

    await visitor.opens(`/en/start/login?${new URLSearchParams({ redirected: '/en/myads/active' })}`);
    await visitor.types('Email', sellers.next('an ad that runs').email);
    await visitor.types('Password', password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('article', { name: 'Velo a' }).waitFor();

    await visitor.opens('/en/user/profile');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await visitor.expectCalm();
    await visitor.leaves();
    await engine.close();
  });
});

/** The large photo is created once, and all engines use it. */
let large: Promise<Buffer> | undefined;

async function photoOf64Megapixels() {
  large ??= quarters(9248, 6936).jpeg().toBuffer();
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await large };
}

/** Changes the order of the list, and types into the search bar. */
async function sortsAndSuggests(visitor: EngineVisitor): Promise<void> {
  const { page } = visitor;
  await visitor.opens('/en/li');
  await awakeAt(page.getByRole('combobox', { name: 'Sort by' }));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await page.waitForURL(/[?&]sp=/);
  await visitor.types('What are you looking for?', 'velo');
  const suggestions = page.getByRole('search').getByRole('option');
  await expect.poll(() => suggestions.count()).toBeGreaterThan(0);
  await visitor.expectCalm();
  await expectSelectAsWideAsChosen(page);
}

/**
 * Expects the select to be as wide as its chosen option: WebKit makes it as wide as the longest one unless a width is
 * set.
 */
async function expectSelectAsWideAsChosen(page: Page): Promise<void> {
  const room = await page.getByRole('combobox', { name: 'Sort by' }).evaluate((element) => {
    const select = element as HTMLSelectElement;
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = getComputedStyle(select).font;
    return select.getBoundingClientRect().width - context.measureText(select.selectedOptions[0]!.text).width;
  });
  expect(room).toBeGreaterThan(30);
  expect(room).toBeLessThan(60);
}

/** Runs in the page, before its own scripts: removes these APIs. */
function withoutApis({ globals, members }: Readonly<Record<'globals' | 'members', readonly string[]>>): void {
  const window = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  for (const member of members) {
    const [owner, name] = member.split('.') as [string, string];
    const object = window[owner];
    // The members of instances are on the prototype.
    for (const each of [
      object,
      object?.['prototype'],
      /^[a-z]/.test(owner) ? Object.getPrototypeOf(object) : undefined,
    ])
      if (each) delete (each as Record<string, unknown>)[name];
  }
  for (const name of globals) delete window[name];
}
