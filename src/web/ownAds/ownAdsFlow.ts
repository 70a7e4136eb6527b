import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { OwnAd, OwnAdsPage } from '#machines/ownAds/ownAd.ts';
import {
  type OwnAdsRequest,
  type CommandOutcome,
  type SubmittedCommand,
  ownAdsMachine,
} from '#machines/ownAds/ownAdsMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { commandAd, fetchOwnAd, fetchOwnAds } from './ownAdsCalls.ts';

export const OwnAdsFlow = createActorContext(ownAdsMachine, { inspect });

export const ownAdsLogic = ownAdsMachine.provide({
  actors: {
    fetchingAds: fromPromise<OwnAdsPage, OwnAdsRequest>(({ input, signal }) => fetchOwnAds(input, signal)),
    commanding: fromPromise<CommandOutcome, SubmittedCommand>(({ input }) => commandAd(input)),
    fetchingAd: fromPromise<OwnAd | null, Pick<OwnAd, 'id'>>(({ input, signal }) => fetchOwnAd(input.id, signal)),
  },
});
