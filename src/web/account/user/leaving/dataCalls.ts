import { clients } from '../../../api/apiClient.ts';
import { brand } from '../../../theme/brand.ts';

/** The time that a browser may take to start the download, in milliseconds. */
const longestBeginning = 60_000;

/**
 * Fetches all personal data of the logged-in user and makes the browser save it as a file. Throws the errors of calls.
 */
export async function downloadOwnData(signal: AbortSignal): Promise<null> {
  await clients.load();
  const { client } = clients.module!;
  // A plain link would not work, because it cannot send the headers that this URL requires.
  const archive = await client.file('account/export.zip', 'application/zip', { signal, showsFailure: true });
  const href = URL.createObjectURL(archive);
  Object.assign(document.createElement('a'), { href, download: `${brand}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(href), longestBeginning);
  return null;
}
