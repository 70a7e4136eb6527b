import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { InsertionField, InsertionFields } from '#machines/insertion/insertionField.ts';
import { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type {
  ListingSubmission,
  SubmittedListing,
  PreviewOutcome,
  PublishedListing,
  PublishOutcome,
} from '#machines/insertion/insertionSetup.ts';
import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import { type FormErrors, formErrorsOf } from '#machines/market/api/formErrors.ts';

import { CallFailed, get } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';
import { trackEntry } from '../account/trackEntry.ts';
import { Refused } from '../forms/formFlow.ts';
import { submitListing, previewOf, publishedListing } from './insertionCalls.ts';

export const InsertionFlow = createActorContext(insertionMachine, { inspect });

interface Edge {
  /** Writes values to the draft's journal. */
  readonly settle: (fields: Readonly<Record<string, string | null>>) => void;
  /** Navigates to the URL of a step, unless it is the current one. */
  readonly lead: (step: InsertionStep, how: { readonly isToField: boolean }) => void;
  readonly reportPublished: (submittedListing: SubmittedListing) => void;
}

/** The insertion machine with its calls and its effects on the surroundings. */
export function insertionLogic({ settle, lead, reportPublished }: Edge) {
  return insertionMachine.provide({
    actors: {
      fetchingFields: fromPromise<readonly InsertionField[], { readonly category: string }>(
        async ({ input: { category }, signal }) =>
          (
            await get<InsertionFields>('insertion/fields', {
              ...(category !== '' && { query: { category } }),
              signal,
              showsFailure: true,
            })
          ).fields,
      ),
      previewing: fromPromise<PreviewOutcome, ListingSubmission>(({ input, signal }) =>
        outcomeOf<{ readonly item: ListingItem }>(async () => ({ item: await previewOf(input, signal) })),
      ),
      publishing: fromPromise<PublishOutcome, ListingSubmission>(({ input }) =>
        outcomeOf<{ readonly published: PublishedListing }>(async () => ({ published: await submitListing(input) })),
      ),
      fetchingPublished: fromPromise<PublishedListing, { readonly id: string }>(({ input: { id } }) =>
        publishedListing(id),
      ),
    },
    actions: {
      settle: (_, { fields }) => {
        if (Object.keys(fields).length > 0) settle(fields);
      },
      lead: (_, { step, isToField = false }) => lead(step, { isToField }),
      trackNext: (_, { step }) => trackEntry({ event: 'insertion_next', step }),
      reportPublished: (_, submittedListing) => reportPublished(submittedListing),
    },
  });
}

/** Resolves with the answer of a call, or with its validation errors. Rejects with any other failure. */
async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<Answer | { readonly errors: FormErrors }> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Refused) return { errors: error.errors };
    const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
    if (!isRefused) throw error;
    return { errors: formErrorsOf(error.failure) };
  }
}
