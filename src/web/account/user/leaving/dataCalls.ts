import { clients } from '../../../api/apiClient.ts';
import { brand } from '../../../theme/brand.ts';

/** How long a browser may take to begin with the download, in milliseconds. */
const longestBeginning = 60_000;

/** Brings all that the market keeps of whoever is logged in, and has the browser keep it as a file. Throws as calls do. */
export async function downloadOwnData(signal: AbortSignal): Promise<null> {
  await clients.load();
  const { client } = clients.module!;
  // Its address wants headers, which no link sends.
  const archive = await client.file('account/export.zip', 'application/zip', { signal, showsFailure: true });
  const href = URL.createObjectURL(archive);
  Object.assign(document.createElement('a'), { href, download: `${brand}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(href), longestBeginning);
  return null;
}
