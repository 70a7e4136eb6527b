import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import type { InsertionField, InsertionValues } from '#machines/insertion/insertionField.ts';
import { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type {
  ListingSubmission,
  SubmittedListing,
  PreviewOutcome,
  PublishedListing,
  PublishOutcome,
} from '#machines/insertion/insertionSetup.ts';
import type { DraftPhoto } from '#machines/insertion/photos/photo.ts';
import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';

export const started = { title: 'Citybike', category: '4000', subcategory: '4020' };
export const whole = { ...started, body: 'Sieben Gänge.', price: '480', text_language: 'de' };

interface Stage {
  readonly step?: InsertionStep;
  readonly fields?: InsertionValues;
  readonly isLoggedIn?: boolean;
  /** The id of the ad that is edited; absent for a new ad. */
  readonly edits?: string;
  readonly preview?: () => PreviewOutcome;
  readonly publication?: PublishOutcome;
  /** The server's status of the ad. Without one, the last step cannot be reached. */
  readonly status?: ListingStatus;
}

export const [lake, alp] = ['lake', 'alp'].map((key) => ({ key, name: `${key}.jpg` })) as [DraftPhoto, DraftPhoto];

export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A visitor who opens a step with a draft. */
export async function comes(stage: Stage = {}) {
  const { step = 'start', fields = {}, isLoggedIn = false, edits = null, preview, publication, status } = stage;
  const clock = new SimulatedClock();
  const noted = {
    settled: [] as InsertionValues[],
    led: [] as InsertionStep[],
    tracked: [] as InsertionStep[],
    published: [] as SubmittedListing[],
    submissions: 0,
    listings: [] as ListingSubmission[],
  };
  const flow = createActor(
    insertionMachine.provide({
      actors: {
        fetchingFields: fromPromise<readonly InsertionField[], { readonly category: string }>(async ({ input }) =>
          exampleFields(Number(input.category) || null),
        ),
        previewing: fromPromise(async () => preview?.() ?? { item: listingItemOf() }),
        publishing: fromPromise<PublishOutcome, ListingSubmission>(async ({ input }) => {
          noted.submissions += 1;
          noted.listings.push(input);
          return publication ?? { published: { id: 'draftdraftdr', status: 'active' } };
        }),
        fetchingPublished: fromPromise<PublishedListing, { readonly id: string }>(async ({ input: { id } }) => {
          if (!status) throw new Error('The line is dead');
          return { id, status };
        }),
      },
      actions: {
        settle: (_, params) => {
          if (Object.keys(params.fields).length > 0) noted.settled.push(params.fields);
        },
        lead: (_, params) => void noted.led.push(params.step),
        trackNext: (_, params) => void noted.tracked.push(params.step),
        reportPublished: (_, params) => void noted.published.push(params),
      },
    }),
    { input: { step }, clock },
  ).start();
  flow.send({ type: 'session.reported', isLoggedIn });
  flow.send({ type: 'draft.reported', draft: 'draftdraftdr', edits, fields });
  await settled();
  return {
    flow,
    clock,
    noted,
    types: (field: string, value: string) => flow.send({ type: 'value.changed', field, value }),
    async goesOn() {
      flow.send({ type: 'form.submitted' });
      await settled();
    },
    async saves() {
      flow.send({ type: 'save.requested' });
      await settled();
    },
    async asks(requested: InsertionStep) {
      flow.send({ type: 'step.requested', step: requested });
      await settled();
    },
    at: () => flow.getSnapshot().context.step,
    field: (name: string) => flow.getSnapshot().context.fields[name],
    isPrompting: () => flow.getSnapshot().matches({ step: { filling: 'asking' } }),
    now: () => flow.getSnapshot(),
  };
}
