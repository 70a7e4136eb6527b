import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../firstRun/clone.mjs';
import { findMachines } from '../paths/machines.ts';
import { endings, pictureOf } from './chartPictures.ts';

/**
 * The committed pictures of charts (`*.chart.svg`) that differ from their machines, one sentence each.
 *
 * @param folder the clone
 */
export async function stalePictures(folder: string = root): Promise<readonly string[]> {
  const pictures = globSync(`{machines,src}/**/*${endings.svg}`, { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const machines = await findMachines(folder);
  const found = await Promise.all(
    pictures.toSorted().map(async (picture) => {
      const id = basename(picture, endings.svg);
      const machine = machines.find((each) => each.id === id)?.machine;
      if (!machine) return `${picture}: there is no machine ${id}`;
      const drawn = await pictureOf(machine, { format: 'svg', theme: 'auto' });
      if (readFileSync(join(folder, picture), 'utf8') === drawn) return '';
      return `${picture} is stale; run: npm run inspect -- --export ${dirname(picture)} ${id}`;
    }),
  );
  return found.filter(Boolean);
}
