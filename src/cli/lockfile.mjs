// `npm run lock`: updates package-lock.json from package.json and completes it.
//
// A registry mirror may lack the native binaries of platforms other than its own. Then npm leaves them out of the
// lockfile, and `npm ci` rejects that lockfile everywhere ("Missing: @oxlint/binding-darwin-arm64 from lock file"). So
// each missing binary gets an entry with its version and platform. `npm ci` then skips it here and fetches it where it
// is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The platform of a native package, from its name: `@oxlint/binding-linux-arm64-musl` is for Linux on arm64 with musl.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>}
 * @throws if the name contains neither a system nor a processor
 */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os && !cpu) throw new Error(`package-lock.json: the platform of the missing package ${name} is unknown`);
  const musl = words.some((word) => word.startsWith('musl'));
  const gnu = words.some((word) => word.startsWith('gnu'));
  // Packages for 32-bit arm name an ABI (gnueabihf), yet declare no libc: see lightningcss and @oxc-resolver.
  const libc = os === 'linux' && cpu !== 'arm' && (musl || gnu) ? [musl ? 'musl' : 'glibc'] : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc }), ...(os && { os: [os] }) };
}

/**
 * The lockfile with an entry for each optional dependency that it lacks.
 * @param {Lockfile} lock
 * @returns {{ lock: Lockfile, added: string[] }} a new lockfile, and the paths that were added
 * @throws if the lockfile names a registry, or holds another version of a binary than its package requires
 */
export function completeLockfile(lock) {
  /** @type {Record<string, LockedPackage>} */
  const packages = { ...lock.packages };
  const added = [];
  for (const [path, { resolved, dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    if (resolved) throw new Error(`package-lock.json names a registry, at ${path}: ${resolved}`);
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, path, name);
      if (!found) {
        const place = `node_modules/${name}`;
        // The keys are in npm's order, so that npm does not rewrite them.
        const { cpu, libc, os } = platformOf(name);
        packages[place] = {
          version,
          ...(cpu && { cpu }),
          ...(dev && { dev }),
          ...(libc && { libc }),
          optional: true,
          ...(os && { os }),
        };
        added.push(place);
      } else if (/^\d/.test(version) && packages[found]?.version !== version) {
        throw new Error(
          `package-lock.json: ${path} wants ${name} ${version}, and would find ${packages[found]?.version}`,
        );
      }
    }
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/**
 * The place where Node would find `name` from the package at `path`: next to it, or in a node_modules above.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} path
 * @param {string} name
 */
function resolve(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at && `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
}

/** @returns {Lockfile} the lockfile of this clone */
export function readLockfile() {
  return JSON.parse(readFileSync(LOCKFILE, 'utf8'));
}

const LOCKFILE = new URL('../../package-lock.json', import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lock, added } = completeLockfile(readLockfile());
  writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${Object.keys(lock.packages).length - 1} packages, ${added.length} of them completed`,
  );
}
