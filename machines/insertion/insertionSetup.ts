import { assign, setup } from 'xstate';
import { sameJson } from '../journal/json.ts';
import { type FieldValue, type FormFields, generalAfter } from '../forms/formField.ts';
import type { ListingItem } from '../listing/listingItem.ts';
import type { ListingStatus } from '../listing/lifecycle/listing.ts';
import type { FieldError, FormErrors, GeneralError } from '../market/api/formErrors.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { photosOf } from './photos/draftPhotos.ts';
import type { InsertionEvent } from './insertionEvents.ts';
import type { InsertionField, InsertionValues } from './insertionField.ts';
import {
  categoryOf,
  changesBy,
  firstWrongStep,
  isListingSound,
  isSound,
  registered,
  stepNow,
  unaskedPhotos,
  withFieldErrors,
  wrongFields,
} from './insertionForm.ts';
import type { DraftPhoto, PhotosState } from './photos/photo.ts';
import { type InsertionGoal, type InsertionStep, isStepBefore } from './insertionSteps.ts';

/** The submitted listing: the draft with all values, by the names of its fields. */
export interface ListingSubmission {
  readonly draft: string;
  /** The listing that the draft changes; null for a new one. */
  readonly edits: string | null;
  readonly values: InsertionValues;
}

/** The result of a submitted listing. */
export interface PublishedListing {
  readonly id: string;
  /** The status of the listing; null if it could not be fetched. */
  readonly status: ListingStatus | null;
}

/** The report about a published listing. */
export interface SubmittedListing {
  readonly published: PublishedListing;
  /** The subcategory of the listing; `''` if none was chosen. */
  readonly category: string;
  /** Whether the draft has changed an existing listing. */
  readonly isEdited: boolean;
}

/** The outcome of a preview: the listing as its page will show it, or errors. */
export type PreviewOutcome = { readonly item: ListingItem } | { readonly errors: FormErrors };

export type PublishOutcome = { readonly published: PublishedListing } | { readonly errors: FormErrors };

/** The report of a draft: its id, the listing that it changes, and the values of its fields. */
type ReportedDraft = Pick<ListingSubmission, 'draft' | 'edits'> & { readonly fields: InsertionValues };

export interface InsertionContext {
  /** The draft's id; null until its journal is read. */
  readonly draft: string | null;
  /** The listing that the draft changes; null for a new one. */
  readonly edits: string | null;
  /** The values in the draft's journal. */
  readonly saved: InsertionValues;
  /** Values that were typed and are not in the draft's journal yet. */
  readonly typed: InsertionValues;
  readonly definitions: readonly InsertionField[];
  /** The category of the definitions, `''` for none; null before they are loaded. */
  readonly definedFor: string | null;
  /** The current step. */
  readonly step: InsertionStep;
  /** The desired step; `saved` while an edit waits for something that it needs to be saved. */
  readonly goal: InsertionGoal;
  /** The fields of the current step. */
  readonly fields: FormFields;
  /** A problem of the whole listing, apart from its fields. */
  readonly general: GeneralError | null;
  /** The server's errors by field; each disappears when its field changes (INSERTION-38, 39). */
  readonly refused: Readonly<Record<string, FieldError>>;
  /** The number of failed attempts to continue: each moves the focus to the first wrong field. */
  readonly tellings: number;
  /** Always null: views of fields expect this property of a form, but no call of this form has an answer. */
  readonly answer: null;
  readonly isLoggedIn: boolean;
  readonly arePhotosPending: boolean;
  /** The photos of the current step that failed, by their file names: the listing lacks them. */
  readonly failedPhotos: readonly DraftPhoto[];
  /**
   * The keys of the failed photos after whose prompt the seller went back; a photo that is sent again has not failed
   * yet.
   */
  readonly promptedPhotos: readonly string[];
  /** The keys of the photos that the seller skips, whether they are sent later or not. */
  readonly skippedPhotos: readonly string[];
  /** The seller wanted to continue while photos were pending; a note says so until they are not. */
  readonly isWaitShown: boolean;
  /** The listing as previewed; null before the preview. */
  readonly item: ListingItem | null;
  readonly published: PublishedListing | null;
}

/** The parts of the insertion: actors, actions and guards. */
export const insertionSetup = setup({
  types: {
    context: {} as InsertionContext,
    events: {} as InsertionEvent,
    /** `edits`: the listing to change, if the URL names it. */
    input: {} as { readonly step: InsertionStep; readonly edits?: string | undefined },
    tags: {} as 'busy' | 'submitted',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as {
      readonly shows: readonly ('loadAgain' | 'next' | 'contact' | 'item' | 'publish' | 'general' | 'question')[];
    },
  },
  actors: {
    fetchingFields: providedPromise<readonly InsertionField[], { readonly category: string }>('fetchingFields'),
    previewing: providedPromise<PreviewOutcome, ListingSubmission>('previewing'),
    publishing: providedPromise<PublishOutcome, ListingSubmission>('publishing'),
    /** Fetches the status of the seller's own listing. */
    fetchingPublished: providedPromise<PublishedListing, { readonly id: string }>('fetchingPublished'),
  },
  delays: {
    /** The time without a change after which a value counts as settled, in milliseconds (design, Web). */
    settling: 2_000,
  },
  actions: {
    takeDraft: assign(({ context }, reported: ReportedDraft) => {
      const now = withDraft(context, reported);
      const fields = registered(now);
      const isSaid = now.refused === context.refused;
      return {
        ...now,
        fields,
        general: isSaid ? now.general : generalAfter(now.general, wrongFields({ ...now, fields }), now.refused),
      };
    }),
    takeSession: assign((_, { isLoggedIn }: { isLoggedIn: boolean }) => ({ isLoggedIn })),
    takePhotos: assign(({ context }, { isPending, failed }: PhotosState) => ({
      arePhotosPending: isPending,
      failedPhotos: failed,
      promptedPhotos: context.promptedPhotos.filter((requested) => failed.some(({ key }) => key === requested)),
      isWaitShown: context.isWaitShown && isPending,
    })),
    notePrompted: assign(({ context }) => ({ promptedPhotos: context.failedPhotos.map(({ key }) => key) })),
    skipPhotos: assign(({ context }) => ({
      skippedPhotos: [...new Set([...context.skippedPhotos, ...context.failedPhotos.map(({ key }) => key)])],
    })),
    takeValue: assign(({ context }, change: { readonly field: string; readonly value: FieldValue }) => {
      const typed = { ...context.typed, ...changesBy(context, change) };
      // FORMS-6: errors of a field, and of the whole form, are obsolete once the field changes.
      const refused = without(context.refused, Object.keys(typed));
      const fields = registered({ ...context, typed, refused }, change.field);
      const general = generalAfter(context.general, wrongFields({ ...context, fields, refused }), refused);
      // A seller who continues typing stays on this step when the photos are there.
      return { typed, refused, general, fields, isWaitShown: false, goal: context.step };
    }),
    noteTouch: assign(({ context }, { field: name }: { readonly field: string }) => {
      const field = context.fields[name];
      return field
        ? { fields: withFieldErrors(context, { ...context.fields, [name]: { ...field, touched: true } }) }
        : {};
    }),
    takeDefinitions: assign(({ context }, { definitions }: { definitions: readonly InsertionField[] }) => ({
      definitions,
      definedFor: categoryOf(context),
    })),
    /** If the step changes, its fields start without earlier errors. */
    arrive: assign(({ context }) => {
      const step = stepNow(context);
      const isSame = step === context.step;
      const now = { ...context, step, goal: step, fields: isSame ? context.fields : {} };
      return { ...now, fields: registered(now), isWaitShown: false, failedPhotos: isSame ? context.failedPhotos : [] };
    }),
    /** The errors of a step disappear when the seller goes back from it (INSERTION-37). */
    deregister: assign(({ context: { fields, refused } }) => ({
      fields: {},
      refused: without(refused, Object.keys(fields)),
    })),
    showProblems: assign(({ context }) => {
      const touched = Object.entries(context.fields).map(([name, field]) => [name, { ...field, touched: true }]);
      return {
        fields: withFieldErrors(context, Object.fromEntries(touched)),
        general: { code: 'api.invalidInput' },
        tellings: context.tellings + 1,
      };
    }),
    showWait: assign({ isWaitShown: true }),
    requestStep: assign((_, { step }: { step: InsertionStep }) => ({ goal: step, general: null })),
    requestSave: assign({ goal: 'saved' }),
    /** Drops the request to save: the seller continues to the next step, or stays. */
    forgetSave: assign(({ context }) => ({ goal: context.step })),
    /** The first step with a wrong field becomes the current one (INSERTION-38). */
    takeErrors: assign(({ context }, { fields, general }: FormErrors) => ({
      refused: fields,
      general,
      goal: firstWrongStep(context.definitions, fields) ?? context.step,
      tellings: context.tellings + 1,
    })),
    showNotSent: assign(({ context }) => ({
      general: { code: 'errors.genericTryAgain' },
      tellings: context.tellings + 1,
    })),
    /** Counts as a refused attempt, so that the form of the step starts again. */
    beginAgain: assign(({ context }) => ({ tellings: context.tellings + 1 })),
    forgetGeneral: assign({ general: null }),
    takeItem: assign((_, { item }: { item: ListingItem }) => ({ item })),
    forgetItem: assign({ item: null }),
    takePublished: assign((_, { published }: { published: PublishedListing }) => ({ published })),
    forgetTyped: assign(({ context: { saved, typed } }) => ({ saved: { ...saved, ...typed }, typed: {} })),
    /** Implemented at the edge: writes the typed values into the draft's journal, if there are any. */
    settle: (_, _params: { readonly fields: InsertionValues }) => {},
    /**
     * Implemented at the edge: opens the address of a step if it is another one; `isToField` if a wrong field gets the
     * focus.
     */
    lead: (_, _params: { readonly step: InsertionStep; readonly isToField?: boolean }) => {},
    /** Provided by the web app: tracks that the seller continued (INSERTION-30). */
    trackNext: (_, _params: { readonly step: InsertionStep }) => {},
    /** Implemented at the edge: closes the draft, and opens the page that follows. */
    reportPublished: (_, _params: SubmittedListing) => {},
  },
  guards: {
    isUndefined: ({ context }) => context.definedFor !== categoryOf(context),
    isAtFields: ({ context }) => ['start', 'description'].includes(stepNow(context)),
    isAtContact: ({ context }) => stepNow(context) === 'contact',
    isAtPreview: ({ context }) => stepNow(context) === 'preview',
    isElsewhere: ({ context }, { step }: { step: InsertionStep }) => step !== context.step,
    isBack: ({ context }, { step }: { step: InsertionStep }) => isStepBefore(step, context.step),
    /** Whether the field is a choice: choices are saved at once. */
    isChoice: ({ context }, { field }: { readonly field: string }) =>
      context.definitions.some(({ key, kind }) => key === field && kind !== 'text_field'),
    arePhotosPending: ({ context }) => context.arePhotosPending,
    /** The seller has waited for the photos, and all are sent: a failed photo always causes a prompt. */
    isWaitOver: ({ context }, reported: PhotosState) =>
      isWaitOver(context, reported) && !needsPrompt(context, reported.failed),
    /** The wait for the photos is over, but not all were sent. */
    isWaitInVain: ({ context }, reported: PhotosState) =>
      isWaitOver(context, reported) && needsPrompt(context, reported.failed),
    /** As `isWaitOver`, if the seller wants to save. */
    isWaitToSaveOver: ({ context }, reported: PhotosState) =>
      context.goal === 'saved' && isWaitOver(context, reported) && !needsPrompt(context, reported.failed),
    needsPrompt: ({ context }) => needsPrompt(context, context.failedPhotos),
    isNothingToAsk: ({ context }) => !needsPrompt(context, context.failedPhotos),
    isPassingPhotos: ({ context }, { step }: { step: InsertionStep }) =>
      step !== context.step && needsPrompt(context, context.failedPhotos),
    /**
     * Another tab has changed the draft, so that the current step no longer fits. Other fields apply, an earlier step
     * is incomplete, or the preview is outdated.
     */
    isOvertaken: ({ context }, reported: ReportedDraft) => {
      const now = { ...withDraft(context, reported), goal: context.step };
      if (stepNow(now) !== context.step) return true;
      if (context.step === 'preview') return !isSame(context, reported);
      return context.step !== 'start' && context.definedFor !== categoryOf(now);
    },
    /** The draft changes an existing listing of the seller. */
    isEdit: ({ context }) => context.edits !== null,
    isEditWithPendingPhotos: ({ context }) => context.edits !== null && context.arePhotosPending,
    needsPromptForEdit: ({ context }) => context.edits !== null && needsPrompt(context, context.failedPhotos),
    isSaveRequested: ({ context }) => context.goal === 'saved',
    isSavable: ({ context }) => isSavable(context),
    isSavableAtFields: ({ context }) => isSavable(context) && ['start', 'description'].includes(context.step),
    isSavableAtContact: ({ context }) => isSavable(context) && context.step === 'contact',
    /** The reported draft equals the current one. */
    isUnchanged: ({ context }, reported: ReportedDraft) => isSame(context, reported),
    isStepSound: ({ context }) => isSound(context, context.step as 'start' | 'description'),
    isThis: ({ context }, { draft }: { draft: string }) => draft === context.draft,
    /** Whether a login fixes the refusal; after any other refusal the seller decides when to try again. */
    isLoggedInAgain: ({ context }, { isLoggedIn }: { isLoggedIn: boolean }) => isLoggedIn && lacksSession(context),
    isLoggedOut: (_, { isLoggedIn }: { isLoggedIn: boolean }) => !isLoggedIn,
    isShown: (_, outcome: PreviewOutcome) => 'item' in outcome,
    isPublished: (_, outcome: PublishOutcome) => 'published' in outcome,
    /** A step with fields has one of the wrong fields, so the seller can correct it there. */
    isMendable: ({ context }, outcome: PreviewOutcome | PublishOutcome) =>
      'errors' in outcome && firstWrongStep(context.definitions, outcome.errors.fields) !== undefined,
  },
});

/** Whether the server refused for lack of a session: it had ended, or its cookie was gone. */
export function lacksSession({ general }: Pick<InsertionContext, 'general'>): boolean {
  return general?.code === 'session.ended' || general?.code === 'session.required';
}

function isSavable(context: InsertionContext): boolean {
  return context.goal === 'saved' && isListingSound(context);
}

function isWaitOver(context: InsertionContext, { isPending }: PhotosState): boolean {
  return context.isWaitShown && !isPending && isSound(context, context.step as 'start');
}

/** Whether only unprompted failed photos prevent the seller from continuing. */
function needsPrompt(context: InsertionContext, failed: readonly DraftPhoto[]): boolean {
  return context.step === 'start' && isSound(context, 'start') && unaskedPhotos(context, failed).length > 0;
}

/** Merges the reported draft: values being typed stay, and a changed draft invalidates the preview. */
function withDraft(context: InsertionContext, reported: ReportedDraft): InsertionContext {
  const { draft, edits, fields } = reported;
  // A draft starts with the first saved value, while another field may still be typed.
  const isOther = Boolean(context.draft) && draft !== context.draft;
  const typed = isOther ? {} : context.typed;
  // INSERTION-39: errors about photos are obsolete once the photos change.
  const refused = sameJson(photosOf(context.saved), photosOf(fields))
    ? context.refused
    : without(context.refused, ['photos']);
  const item = isSame(context, reported) ? context.item : null;
  const now = { ...context, draft, edits, saved: fields, typed, refused, item };
  // The pending photos belong to the previous draft.
  return isOther ? { ...now, arePhotosPending: false, isWaitShown: false, failedPhotos: [] } : now;
}

function isSame({ draft, saved }: InsertionContext, reported: ReportedDraft): boolean {
  return reported.draft === draft && sameJson(filled(saved), filled(reported.fields));
}

function filled(fields: InsertionValues): readonly (readonly [string, string])[] {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
