import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hour, minute } from '#machines/market/units.ts';
import type { AccountDesk } from '../account/accountDesk.ts';
import { removeUnverifiedPictures } from '../account/picture/ownPicture.ts';
import type { RequestedMails } from '../account/addresses/requestedMails.ts';
import type { Config } from '../config.ts';
import { features } from '../features.ts';
import { publishWaiting } from '../insertion/publishing.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { MessagePictures } from '../messaging/conversation/messagePictures.ts';
import { forgetErased } from '../personalData.ts';
import { forgetMade } from '../pictures/madeOfPhotos.ts';
import type { Photos } from '../pictures/photos/photos.ts';
import { eachAlone } from '../store/eachAlone.ts';
import type { Market } from '../store/market.ts';
import type { ClockGuard } from './clockGuard.ts';
import type { Repeated } from './parts.ts';

/** The interval in which the scheduler looks for expired terms and promotions, final deletions, and old sessions. */
const schedulerPause = minute;

/** The interval in which the scheduler checks derived pictures, of which there may be very many. */
const madePause = hour;

/** The services of the scheduler. */
export interface UpkeepServices {
  readonly market: Market;
  readonly accounts: AccountDesk;
  readonly photos: Photos;
  readonly messagePictures: MessagePictures;
  readonly requestedMails: Pick<RequestedMails, 'carryOut'>;
  readonly mailbox: Pick<Mailbox, 'forget'>;
  readonly clockGuard: ClockGuard;
  readonly log: FastifyBaseLogger;
}

type Step = () => Promise<unknown>;

/** All recurring work of a server. Irreversible work is suspended while the clock is implausible. */
export function upkeep(services: UpkeepServices, { dataDir }: Pick<Config, 'dataDir'>): readonly Repeated[] {
  const { market, accounts, photos, messagePictures, requestedMails, mailbox, clockGuard, log } = services;
  const work = (failure: string, steps: readonly Step[], pause = schedulerPause): Repeated => ({
    pause,
    steps,
    onFailure: (error) => log.error({ err: error }, failure),
  });
  const guarded = (failure: string, steps: readonly Step[]) =>
    work(failure, [
      async () => {
        if (!(await clockGuard.allows())) throw new Error(await clockGuard.notice());
        await eachAlone(steps, (step) => step());
      },
    ]);
  return [
    guarded('the scheduler failed', [
      ...features.flatMap((feature) => (feature.upkeep ? [() => feature.upkeep!(market)] : [])),
      () => forgetErased(market, mailbox),
      () => accounts.sessions.forgetOld(),
      () => removeUnverifiedPictures(accounts, photos),
    ]),
    work('the scheduler failed', [
      () => publishWaiting(market),
      () => accounts.attempts.forgetOld(),
      () => accounts.dailyWrites.forgetOld(),
      () => accounts.unusedKeys.drop(),
    ]),
    guarded('the removal of unused photos failed', [photos.sweep]),
    guarded('the removal of unsent pictures failed', [messagePictures.sweep]),
    work(
      'the removal of old derived pictures failed',
      [() => forgetMade(join(dataDir, 'pictures'), photos)],
      madePause,
    ),
    work('sending the mails requested by address failed', [requestedMails.carryOut]),
  ];
}
