import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hour, minute } from '#machines/market/units.ts';
import type { AccountDesk } from '../account/accountDesk.ts';
import { removeUnverifiedPictures } from '../account/picture/ownPicture.ts';
import type { WishedMails } from '../account/addresses/wishedMails.ts';
import type { Config } from '../config.ts';
import { features } from '../features.ts';
import { publishWaiting } from '../insertion/publishing.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { MessagePictures } from '../messaging/conversation/messagePictures.ts';
import { forgetErased } from '../persons.ts';
import { forgetMade } from '../pictures/madeOfPhotos.ts';
import type { Photos } from '../pictures/photos/photos.ts';
import { eachAlone } from '../store/eachAlone.ts';
import type { Market } from '../store/market.ts';
import type { ClockGuard } from './clockGuard.ts';
import type { Repeated } from './parts.ts';

/** How often the scheduler looks for what is over: terms and promotions, deletions that can be undone no longer, sessions. */
const schedulerPause = minute;

/** How often it looks through the pictures that were made of photos: there may be very many. */
const madePause = hour;

/** What the scheduler works on. */
export interface UpkeepServices {
  readonly market: Market;
  readonly accounts: AccountDesk;
  readonly photos: Photos;
  readonly messagePictures: MessagePictures;
  readonly wishedMails: Pick<WishedMails, 'carryOut'>;
  readonly mailbox: Pick<Mailbox, 'forget'>;
  readonly clockGuard: ClockGuard;
  readonly log: FastifyBaseLogger;
}

type Step = () => Promise<unknown>;

/** All that a server does again and again. Irreversible work is held back while the clock is implausible. */
export function upkeep(services: UpkeepServices, { dataDir }: Pick<Config, 'dataDir'>): readonly Repeated[] {
  const { market, accounts, photos, messagePictures, wishedMails, mailbox, clockGuard, log } = services;
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
    guarded('photos are left that nobody uses', [photos.sweep]),
    guarded('pictures are left that nobody sent', [messagePictures.sweep]),
    work('pictures of photos are left', [() => forgetMade(join(dataDir, 'pictures'), photos)], madePause),
    work('mails requested by address are left', [wishedMails.carryOut]),
  ];
}
