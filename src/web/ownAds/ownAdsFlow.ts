import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { OwnAd, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import {
  type AskedAds,
  type CommandOutcome,
  type GivenCommand,
  ownAdsMachine,
} from '#machines/ownAds/ownAdsMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { commandAd, fetchOwnAd, fetchOwnAds } from './ownAdsCalls.ts';

export const OwnAdsFlow = createActorContext(ownAdsMachine, { inspect });

export const ownAdsLogic = ownAdsMachine.provide({
  actors: {
    fetchingAds: fromPromise<OwnAdsPage, AskedAds>(({ input, signal }) => fetchOwnAds(input, signal)),
    commanding: fromPromise<CommandOutcome, GivenCommand>(({ input }) => commandAd(input)),
    fetchingAd: fromPromise<OwnAd | null, Pick<OwnAd, 'id'>>(({ input, signal }) => fetchOwnAd(input.id, signal)),
  },
});
