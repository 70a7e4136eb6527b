import { changeProfile } from '#machines/account/lifecycle/accountRules.ts';
import { largestPicture, mostPicturePixels, shortestPictureSide } from '#machines/account/limits.ts';
import { day, megabyte } from '#machines/market/units.ts';
import type { Photos } from '#server/pictures/photos/photos.ts';
import { squared, type PictureFlaw } from '#server/pictures/photos/squared.ts';
import { newUploadName, uploadRow, withoutUploads } from './uploads.ts';
import { eachAlone } from '#server/store/eachAlone.ts';
import type { Done } from '#server/store/commands.ts';
import type { AccountDesk, Caller } from '../accountDesk.ts';
import { picturesOfAccount } from '../limits/accountLimits.ts';
import { isCallRefusal, refuseAttempt, refuseCall, refuseFields, type CallRefusal } from '../accountRefusals.ts';
import { runOnAccount } from '../runOnAccount.ts';

const million = 1_000_000;

/**
 * Sets the account's picture or logo. Returns its name in the picture store, and its size. The previous picture is
 * deleted with the fact.
 */
export async function changeOwnPicture(
  desk: AccountDesk,
  { session }: Pick<Caller, 'session'>,
  file: Buffer,
): Promise<(Done & { readonly picture: string; readonly bytes: number }) | CallRefusal> {
  if (!session) return refuseCall('session.required');
  const { account } = session;
  const { wait } = await desk.attempts.take(picturesOfAccount, account);
  if (wait > 0) return refuseAttempt(wait);
  const bytes = await squared(file);
  if ('flaw' in bytes) return refusedPicture(bytes);
  const { market } = desk;
  const at = market.clock();
  const picture = newUploadName();
  const row = await uploadRow(market, { name: picture, account, bytes });
  const rows = () => [withoutUploads(market, account, picture), row];
  const answer = await runOnAccount(desk, { account, actor: account, rows }, (now) =>
    changeProfile(now, { changes: { picture }, at }),
  );
  return isCallRefusal(answer) ? answer : { ...answer, picture, bytes: bytes.length };
}

/** Removes the account's picture. */
export async function removeOwnPicture(
  desk: AccountDesk,
  { session }: Pick<Caller, 'session'>,
): Promise<Done | CallRefusal> {
  if (!session) return refuseCall('session.required');
  const { account } = session;
  const at = desk.market.clock();
  const rows = () => [withoutUploads(desk.market, account)];
  return runOnAccount(desk, { account, actor: account, rows }, (now) =>
    changeProfile(now, { changes: { picture: null }, at }),
  );
}

/**
 * The lifetime of the picture of an unverified account, in milliseconds. Anyone can register, and other people do not
 * see the picture until the address is verified.
 */
export const unverifiedLife = day;

/** Removes the pictures of accounts that have not verified their email address in time. The scheduler calls this. */
export async function removeUnverifiedPictures(
  desk: AccountDesk,
  photos: Pick<Photos, 'unverifiedPictures'>,
): Promise<void> {
  const at = desk.market.clock();
  await eachAlone(await photos.unverifiedPictures(at - unverifiedLife), ({ name, account }) => {
    const rows = (facts: readonly unknown[]) => (facts.length > 0 ? [withoutUploads(desk.market, account)] : []);
    // Only this picture is removed: the account may have another one by now.
    return runOnAccount(desk, { account, actor: 'scheduler', rows }, (now) =>
      now.picture === name ? changeProfile(now, { changes: { picture: null }, at }) : [],
    );
  });
}

/** Refuses a file that exceeds the size limit: `size` in bytes, if it is known. */
export function pictureTooLarge(size: number | undefined): CallRefusal {
  const most = largestPicture / megabyte;
  const has = size === undefined ? `> ${most}` : (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
  return refuseFields([{ field: 'picture', code: 'account.pictureTooLarge', values: { most, size: has } }]);
}

function refusedPicture(problem: PictureFlaw): CallRefusal {
  const field = 'picture';
  switch (problem.flaw) {
    case 'unreadable':
      return refuseFields([{ field, code: 'account.pictureUnreadable' }]);
    case 'tooSmall': {
      const { width, height } = problem;
      return refuseFields([
        { field, code: 'account.pictureTooSmall', values: { least: shortestPictureSide, width, height } },
      ]);
    }
    case 'tooManyPixels': {
      const { pixels } = problem;
      return refuseFields([
        { field, code: 'account.pictureTooManyPixels', values: { most: mostPicturePixels / million, pixels } },
      ]);
    }
  }
}
