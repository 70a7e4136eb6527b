import type { ExportedFile } from '#server/marketFeature.ts';
import { accountOf, type AccountDesk } from '../accountDesk.ts';
import { exportedJournal, exportedJson, exportedTime, type ExportPart } from './exportedJournal.ts';
import { uploadedPicture } from '../picture/uploads.ts';
import { zipOf } from './zip.ts';

/**
 * The export of an account: a ZIP archive with its data in JSON, and its pictures. The data are its journal, the parts
 * of the other features, and its sessions.
 */
export async function exportOf(desk: AccountDesk, account: string, parts: readonly ExportPart[]): Promise<Buffer> {
  const { market, sessions } = desk;
  const own = await exportedJournal(market, `account-${account}`);
  const entries: ExportedFile[] = [{ name: 'account.json', content: exportedJson(own) }];
  for (const part of parts) {
    entries.push(...(await part(account)));
  }
  const places = await sessions.listOf(account);
  entries.push({
    name: 'sessions.json',
    content: exportedJson(
      places.map(({ agent, place, created, seen }) => ({
        agent,
        place,
        created: exportedTime(created),
        seen: exportedTime(seen),
      })),
    ),
  });
  const picture = (await accountOf(desk, account))?.account.picture;
  const bytes = picture && (await uploadedPicture(market, picture));
  if (bytes) entries.push({ name: 'picture.webp', content: bytes });
  return zipOf(entries, market.clock());
}
