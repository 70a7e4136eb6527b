import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectorFolder, presentBuild, renewLease } from './builds.mjs';
import type { InspectorFiles } from '../inspection/inspectorFiles.ts';

/** The entries of the inspector's build in `vite.config.ts`. */
const startEntry = 'src/inspector/page/start.ts';
const panelEntry = 'src/inspector/page/panel.ts';

/** In development Vite serves the sources; React's refresh must be prepared before the app. */
export const sourcesOfInspector: InspectorFiles = {
  start: `/${startEntry}`,
  scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', `/${panelEntry}`],
  styles: [],
};

/** The built inspector. Throws with the command to run if it is not built. */
export function builtInspector(dist = 'dist'): InspectorFiles {
  const build = presentBuild(inspectorFolder, dist);
  if (!build) throw new Error('The inspector is not built: run INSPECTOR=on npm run build');
  renewLease(build.folder);
  const files = JSON.parse(readFileSync(join(build.folder, '.vite', 'manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const address = (entry: string) => `/inspector/${files[entry]!.file}`;
  const sheet = files['style.css'];
  const assets = join(build.folder, 'assets');
  if (!existsSync(assets)) throw new Error('The build of the inspector is incomplete: run INSPECTOR=on npm run build');
  return {
    start: address(startEntry),
    scripts: [address(panelEntry)],
    styles: sheet ? [`/inspector/${sheet.file}`] : [],
    assets,
  };
}
