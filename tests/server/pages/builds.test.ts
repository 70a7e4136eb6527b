import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentBuild, publishBuild, renewLease } from '#server/pages/builds.mjs';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describe('the builds of a brand', () => {
  let folder: TemporaryFolder;
  let dist: string;

  beforeEach(() => {
    folder = temporaryFolder();
    dist = join(folder.path, 'dist');
    mkdirSync(dist);
  });
  afterEach(() => folder.remove());

  function publish(text: string, sources = text) {
    const made = join(dist, '.making');
    mkdirSync(join(made, 'client'), { recursive: true });
    writeFileSync(join(made, 'client', 'text'), text);
    return publishBuild('allmend', { dist, made, sources });
  }

  /** Sets the lease of a build back by an hour, as if no server had renewed it since. */
  function endLease(path: string): void {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(path, anHourAgo, anHourAgo);
  }

  it('are stored in two, the present one and the one before', () => {
    const first = publish('first');
    const second = publish('second');
    endLease(first.folder);
    const third = publish('third');
    expect([first, second, third].map(({ folder }) => existsSync(folder))).toEqual([false, true, true]);
    expect(presentBuild('allmend', dist)).toEqual({ ...third, previous: second.folder, sources: 'third' });
    expect(readdirSync(join(dist, 'allmend'))).toHaveLength(3);
  });

  it('stay as long as a running server renews the lease', () => {
    const first = publish('first');
    endLease(first.folder);
    renewLease(first.folder);
    publish('second');
    publish('third');
    expect(existsSync(first.folder)).toBe(true);
    endLease(first.folder);
    publish('fourth');
    expect(existsSync(first.folder)).toBe(false);
  });

  it('are none if the pointer to the present one is damaged', () => {
    publish('first');
    writeFileSync(join(dist, 'allmend', 'current'), '');
    expect(presentBuild('allmend', dist)).toBeUndefined();
    expect(publish('first').sources).toBe('first');
  });

  it('include the build before one that is published again, with its new sources', () => {
    const first = publish('first');
    const second = publish('second');
    expect(publish('second', 'edited comment')).toEqual({ ...second, sources: 'edited comment' });
    expect(existsSync(first.folder)).toBe(true);
    expect(publish('first').previous).toBe(second.folder);
  });

  it('leave the files of a version that built in place for its server, until the next build', () => {
    const old = join(dist, 'allmend', 'client');
    mkdirSync(old, { recursive: true });
    publish('first');
    expect(existsSync(old)).toBe(true);
    endLease(old);
    publish('second');
    expect(existsSync(old)).toBe(false);
  });

  it('do not exist when none was published', () => {
    expect(presentBuild('allmend', dist)).toBeUndefined();
    mkdirSync(join(dist, 'allmend', 'client'), { recursive: true });
    expect(presentBuild('allmend', dist)).toBeUndefined();
  });
});
