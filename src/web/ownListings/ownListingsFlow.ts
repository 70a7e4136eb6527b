import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { OwnListing, OwnListingsPage } from '#machines/ownListings/ownListing.ts';
import { ownListingsMachine } from '#machines/ownListings/ownListingsMachine.ts';
import type { CommandOutcome, OwnListingsRequest, SubmittedCommand } from '#machines/ownListings/ownListingsSetup.ts';

import { inspect } from '../flows/inspection.ts';
import { commandListing, fetchOwnListing, fetchOwnListings } from './ownListingsCalls.ts';

export const OwnListingsFlow = createActorContext(ownListingsMachine, { inspect });

export const ownListingsLogic = ownListingsMachine.provide({
  actors: {
    fetchingListings: fromPromise<OwnListingsPage, OwnListingsRequest>(({ input, signal }) =>
      fetchOwnListings(input, signal),
    ),
    commanding: fromPromise<CommandOutcome, SubmittedCommand>(({ input }) => commandListing(input)),
    fetchingListing: fromPromise<OwnListing | null, Pick<OwnListing, 'id'>>(({ input, signal }) =>
      fetchOwnListing(input.id, signal),
    ),
  },
});
