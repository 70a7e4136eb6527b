import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type EmailStatus, emailStatuses } from '#machines/insertion/contact/emailStatus.ts';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import {
  emailWith,
  type OwnProfile,
  ownProfiles,
  writeContactAccounts,
} from '#tests/drivers/insertion/contactAccounts.ts';
import { everybodysContactDriver } from '#tests/drivers/insertion/contactStepInBrowser.ts';
import { casesOf } from '#tests/drivers/run/sizes.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { type Way, walksInBrowser, wayTo } from '#tests/drivers/walking/walking.ts';

// The contact step of the insertion for every status of an address, login and profile, with matching accounts.

let browser: Browser;
let folder: TemporaryFolder;
let server: ServerProcess;

beforeAll(async () => {
  folder = temporaryFolder();
  await writeContactAccounts(folder.path);
  const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', TRUSTED_PROXIES: '1' };
  [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.end('SIGTERM')]);
  folder.remove();
});

const driver = everybodysContactDriver;
const profiles = Object.keys(ownProfiles) as OwnProfile[];

let clients = 0;

/** Each path has its own client IP address, because a market limits look-ups per client. */
async function walks(way: Way): Promise<void> {
  clients += 1;
  const client = `198.51.100.${clients}`;
  const visitor: Visitor = await visit(browser, {
    origin: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': client },
  });
  await walksInBrowser(visitor, driver, way);
  await visitor.leaves();
}

/** One path per run of `npm run test:all`, in rotation; all with ALLMEND_LONG=1. */
const beside = (status: EmailStatus) =>
  casesOf(profiles, (which) => which === profiles[emailStatuses.indexOf(status) % profiles.length]);

describe.each(emailStatuses)('an address that is %s', (status) => {
  it.each(beside(status))('and a user with a profile that is %s who then logs in elsewhere', (which) => {
    const { beginning, steps } = wayTo(
      driver,
      (now) => now.context.status === status && now.matches({ lookup: 'resting', keeping: 'settled' }),
    );
    return walks({ beginning, steps: [...steps, `session.reported (a profile that is ${which})`] });
  });
});

/** The tests above cover each profile. So `npm run test:all` has one user who is logged in already. */
const already = casesOf(profiles, (which) => which === 'part');

describe.each(already)('a user with a profile that is %s', (which) => {
  it('who was logged in already', () => walks({ beginning: `a profile that is ${which}`, steps: [] }));
});

describe.each(casesOf(profiles, (which) => which !== 'part'))('a user with a profile that is %s', (which) => {
  it('who logs in here', () => {
    const { beginning, steps } = wayTo(
      driver,
      (now) => now.matches({ account: 'loggingIn' }) && now.context.values['email'] === emailWith(which),
    );
    return walks({ beginning, steps: [...steps, `loggingIn done (a profile that is ${which})`] });
  });
});
