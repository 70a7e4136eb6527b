import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Revision } from '#inspector/host/host.ts';
import type { FoundMachine } from '../../paths/machines.ts';
import { filesNear, sourceModules } from './sourceModules.ts';

const run = promisify(execFile);

/** Folders of former revisions, below the builds: Vite serves them, and git ignores them. The number is their format. */
const revisionsFolder = join('dist', '.revisions', '2');

/** The revisions of a list. */
const most = 200;

type MachineFile = Pick<FoundMachine, 'file' | 'casesFile'>;

/** The git revisions that changed a machine or a file of its feature that it imports, newest first; empty without git. */
export async function revisionsOf({ file }: MachineFile, folder: string): Promise<readonly Revision[]> {
  const feature = file.split('/').slice(0, 2).join('/');
  const files = filesNear(sourceModules(folder), file).filter((each) => each.startsWith(`${feature}/`));
  try {
    const { stdout } = await run('git', ['log', `-${most}`, '--format=%H%x09%ct%x09%s', '--', ...files], {
      cwd: folder,
    });
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', seconds = '', ...subject] = line.split('\t');
        return { id, time: Number(seconds) * 1000, subject: subject.join('\t') };
      });
  } catch {
    // A downloaded archive of the clone has no git.
    return [];
  }
}

/**
 * A module that exports the machine of a revision as `machine`. All of `machines/` at that revision is extracted, since a
 * machine imports others. The packages are those of today.
 *
 * @returns undefined for a revision that does not exist, or that does not have the machine's file
 */
export async function moduleOfRevision(
  { file, casesFile }: MachineFile,
  revision: string,
  folder: string,
): Promise<string | undefined> {
  if (!/^[0-9a-f]{40}$/.test(revision)) return undefined;
  const place = join(revisionsFolder, revision);
  if (!existsSync(join(folder, place)) && !(await extracted(revision, folder, place))) return undefined;
  const here = (path: string) => `/${place.replaceAll('\\', '/')}/${path}`;
  const files = [casesFile, file].filter((path) => existsSync(join(folder, place, path)));
  if (!files.includes(file)) return undefined;
  return [
    ...files.map((path, index) => `import * as module${index} from ${JSON.stringify(here(path))};`),
    `const values = [${files.map((_, index) => `...Object.values(module${index})`).join(', ')}];`,
    "const isMachine = (value) => typeof value === 'object' && value !== null && 'resolveState' in value;",
    'export const machine = values.map((value) => value?.machine ?? value).find(isMachine);',
    '',
  ].join('\n');
}

/** The machines with the files by which Vite resolves and compiles them. The first revisions have no package.json. */
const needed = ['machines', 'package.json', 'tsconfig.json'];

/** Extracts `machines/` of a revision. An interrupted one leaves no folder behind. */
async function extracted(revision: string, folder: string, place: string): Promise<boolean> {
  const making = join(folder, `${place}.new`);
  const archive = join(folder, `${place}.tar`);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    const { stdout } = await run('git', ['ls-tree', '--name-only', revision, ...needed], { cwd: folder });
    const paths = stdout.split('\n').filter(Boolean);
    await run('git', ['archive', `--output=${archive}`, revision, ...paths], { cwd: folder });
    await run('tar', ['-xf', archive, '-C', making]);
    renameSync(making, join(folder, place));
    return true;
  } catch {
    rmSync(making, { recursive: true, force: true });
    return false;
  } finally {
    rmSync(archive, { force: true });
  }
}
