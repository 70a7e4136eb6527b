import { describe, expect, it } from 'vitest';
import { completeLockfile, platformOf, readLockfile } from '#cli/lockfile.mjs';

describe('the lockfile', () => {
  it('of this clone is complete and names no registry', () => {
    const { added, lock } = completeLockfile(readLockfile());
    expect(added).toEqual([]);
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('gets an entry for a binary that the mirror lacks', () => {
    const lint = { version: '1.0.0', dev: true, optionalDependencies: { '@lint/binding-darwin-arm64': '1.0.0' } };
    const { added, lock } = completeLockfile({ packages: { '': {}, 'node_modules/lint': lint } });
    expect(added).toEqual(['node_modules/@lint/binding-darwin-arm64']);
    expect(lock.packages['node_modules/@lint/binding-darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(completeLockfile(lock).added).toEqual([]);
  });

  it('finds a binary where Node does: next to its package, or in a folder above', () => {
    const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux-x64': '1.0.0' } };
    const binary = { version: '1.0.0' };
    const added = (place: string) =>
      completeLockfile({ packages: { '': {}, 'node_modules/a/node_modules/tool': tool, [place]: binary } }).added;
    expect(added('node_modules/a/node_modules/tool/node_modules/tool-linux-x64')).toEqual([]);
    expect(added('node_modules/a/node_modules/tool-linux-x64')).toEqual([]);
    expect(added('node_modules/tool-linux-x64')).toEqual([]);
    expect(added('node_modules/b/node_modules/tool-linux-x64')).toEqual(['node_modules/tool-linux-x64']);
  });

  it('is refused when a package would find a binary of another version', () => {
    const packages = {
      'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-darwin-x64': '2.0.0' } },
      'node_modules/tool-darwin-x64': { version: '1.0.0' },
    };
    expect(() => completeLockfile({ packages })).toThrow('wants tool-darwin-x64 2.0.0, and would find 1.0.0');
  });

  it('is refused when it names a registry', () => {
    const packages = { 'node_modules/tool': { version: '1.0.0', resolved: 'https://registry.example/tool.tgz' } };
    expect(() => completeLockfile({ packages })).toThrow('names a registry, at node_modules/tool');
  });
});

describe('the platform of a native package', () => {
  it.each([
    ['@oxlint/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@oxlint/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@oxlint/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@oxlint/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxlint/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@oxlint-tsgolint/linux-x64', { os: ['linux'], cpu: ['x64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('is read from its name: %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('matches the data that npm has on the packages of the mirror', () => {
    const known = Object.entries(readLockfile().packages).filter(
      ([place, { integrity, os, cpu }]) =>
        integrity && Array.isArray(os) && cpu && /\/(@[^/]+\/)?(binding-|lightningcss-)/.test(place),
    );
    expect(known.length).toBeGreaterThan(20);
    for (const [place, { os, cpu, libc }] of known) {
      expect(platformOf(place.split('node_modules/').at(-1) ?? ''), place).toEqual({ os, cpu, ...(libc && { libc }) });
    }
  });

  it('is an error when the name does not reveal it', () => {
    expect(() => platformOf('fsevents')).toThrow('fsevents is unknown');
  });
});
