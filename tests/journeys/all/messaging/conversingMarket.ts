import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import {
  type Conversing,
  writeConversations,
  type WrittenConversations,
  type WrittenKind,
} from '#tests/drivers/messaging/writtenConversations.ts';

/** A market for a test file, with existing conversations and two browser windows. */
export interface ConversingMarket {
  /** The window in which paths are walked: each begins with a new document. */
  visitor(): Visitor;
  /** The window of the other person, whose actions the first only receives. */
  other(): Visitor;
  /** The participants of a conversation of this kind that no earlier path has used. */
  next(kind: WrittenKind): WrittenConversations;
}

/**
 * Opens the market before the tests of a file, with this many conversations of each kind, and closes it after the last.
 */
export function conversingMarket(numbers: Readonly<Partial<Record<WrittenKind, number>>>): ConversingMarket {
  let browser: Browser;
  let folder: TemporaryFolder;
  let server: ServerProcess;
  let windows: readonly Visitor[];
  let written: Conversing;

  beforeAll(async () => {
    folder = temporaryFolder();
    written = await writeConversations(folder.path, numbers);
    const env = { DATA_DIR: folder.path, DEMO: '0', NODE_ENV: 'production', REQUESTS_PER_MINUTE: '1000000' };
    [browser, server] = await Promise.all([openBrowser(), startServerProcess(env)]);
    windows = await Promise.all([visit(browser, { origin: server.url }), visit(browser, { origin: server.url })]);
  });
  afterAll(async () => {
    await Promise.all(windows.map((each) => each.leaves()));
    await Promise.all([browser.close(), server.end('SIGTERM')]);
    folder.remove();
  });

  return {
    visitor: () => windows[0]!,
    other: () => windows[1]!,
    next: (kind) => written.next(kind),
  };
}
