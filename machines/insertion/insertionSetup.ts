import { assign, setup } from 'xstate';
import { sameJson } from '../journal/json.ts';
import { type FieldValue, type FormFields, generalAfter } from '../forms/formField.ts';
import type { AdItem } from '../listing/adItem.ts';
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
  isAdSound,
  isSound,
  registered,
  stepNow,
  unaskedPhotos,
  withTold,
  wrongFields,
} from './insertionForm.ts';
import type { GivenPhoto, PhotosStanding } from './photos/photo.ts';
import { type InsertionGoal, type InsertionStep, isStepBefore } from './insertionSteps.ts';

/** What is handed to the server: the draft with all that was filled in, by the names of its fields. */
export interface HandedAd {
  readonly draft: string;
  /** The ad that is changed by it; null for a new one. */
  readonly edits: string | null;
  readonly values: InsertionValues;
}

/** What became of the ad that was handed in. */
export interface PublishedAd {
  readonly id: string;
  /** How it stands; null where that could not be learned. */
  readonly status: ListingStatus | null;
}

/** What is told once the market has the ad. */
export interface HandedIn {
  readonly published: PublishedAd;
  /** The subcategory that it is in, `''` where none was chosen. */
  readonly category: string;
  /** Whether an ad that there was is changed by it. */
  readonly isEdited: boolean;
}

/** The ad as its page will show it, or what is wrong with it. */
export type PreviewOutcome = { readonly item: AdItem } | { readonly errors: FormErrors };

export type PublishOutcome = { readonly published: PublishedAd } | { readonly errors: FormErrors };

/** What is told of a draft: its id, the ad that it changes, and what stands in its fields. */
type ToldDraft = Pick<HandedAd, 'draft' | 'edits'> & { readonly fields: InsertionValues };

export interface InsertionContext {
  /** The draft's id; null until its journal is read. */
  readonly draft: string | null;
  /** The ad that the draft changes; null for a new one. */
  readonly edits: string | null;
  /** What the draft's journal has. */
  readonly kept: InsertionValues;
  /** What was typed since, and is not in the journal yet. */
  readonly typed: InsertionValues;
  readonly definitions: readonly InsertionField[];
  /** The category that the definitions are those of, `''` for none; null before there are any. */
  readonly definedFor: string | null;
  /** The step one is at. */
  readonly step: InsertionStep;
  /** The step one wants to be at; `saved` while an edit waits for what it needs to be saved. */
  readonly wish: InsertionGoal;
  /** The fields of the step one is at. */
  readonly fields: FormFields;
  /** What is wrong with the whole, apart from its fields. */
  readonly general: GeneralError | null;
  /** What the server has said of fields, until they change (INSERTION-38, 39). */
  readonly refused: Readonly<Record<string, FieldError>>;
  /** How often it was told that something is wrong: whoever wanted on is led to the first field that is. */
  readonly tellings: number;
  /** Views of fields ask it of their form; no call of this one's own answers anything. */
  readonly answer: null;
  readonly isLoggedIn: boolean;
  readonly arePhotosPending: boolean;
  /** Those of the step one is at that have failed, by their files' names: the ad is without them. */
  readonly failedPhotos: readonly GivenPhoto[];
  /** The keys of those that somebody was asked about and went back to; one that is sent again has not failed yet. */
  readonly askedPhotos: readonly string[];
  /** The keys of those that somebody goes on without, whatever becomes of them. */
  readonly skippedPhotos: readonly string[];
  /** Somebody wanted on while photos were pending; it is told until they are not. */
  readonly isWaitTold: boolean;
  /** The ad as it will be, once that was looked at. */
  readonly item: AdItem | null;
  readonly published: PublishedAd | null;
}

/** What the chart of inserting an ad is made of: its actors, what it does and what it asks. */
export const insertionSetup = setup({
  types: {
    context: {} as InsertionContext,
    events: {} as InsertionEvent,
    /** `edits`: the ad that is to be changed, where the address names it. */
    input: {} as { readonly step: InsertionStep; readonly edits?: string | undefined },
    tags: {} as 'busy' | 'submitted',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as {
      readonly shows: readonly ('loadAgain' | 'next' | 'contact' | 'item' | 'publish' | 'general' | 'question')[];
    },
  },
  actors: {
    fetchingFields: providedPromise<readonly InsertionField[], { readonly category: string }>('fetchingFields'),
    previewing: providedPromise<PreviewOutcome, HandedAd>('previewing'),
    publishing: providedPromise<PublishOutcome, HandedAd>('publishing'),
    /** How an ad of one's own stands. */
    fetchingPublished: providedPromise<PublishedAd, { readonly id: string }>('fetchingPublished'),
  },
  delays: {
    /** What stands in a field for so long is meant (design, Web). */
    settling: 2_000,
  },
  actions: {
    takeDraft: assign(({ context }, told: ToldDraft) => {
      const now = withDraft(context, told);
      const fields = registered(now);
      const isSaid = now.refused === context.refused;
      return {
        ...now,
        fields,
        general: isSaid ? now.general : generalAfter(now.general, wrongFields({ ...now, fields }), now.refused),
      };
    }),
    takeSession: assign((_, { isLoggedIn }: { isLoggedIn: boolean }) => ({ isLoggedIn })),
    takePhotos: assign(({ context }, { isPending, failed }: PhotosStanding) => ({
      arePhotosPending: isPending,
      failedPhotos: failed,
      askedPhotos: context.askedPhotos.filter((asked) => failed.some(({ key }) => key === asked)),
      isWaitTold: context.isWaitTold && isPending,
    })),
    noteAsked: assign(({ context }) => ({ askedPhotos: context.failedPhotos.map(({ key }) => key) })),
    skipPhotos: assign(({ context }) => ({
      skippedPhotos: [...new Set([...context.skippedPhotos, ...context.failedPhotos.map(({ key }) => key)])],
    })),
    takeValue: assign(({ context }, change: { readonly field: string; readonly value: FieldValue }) => {
      const typed = { ...context.typed, ...changesBy(context, change) };
      // FORMS-6: what was said of it, and of the whole, was said of what stood there.
      const refused = without(context.refused, Object.keys(typed));
      const fields = registered({ ...context, typed, refused }, change.field);
      const general = generalAfter(context.general, wrongFields({ ...context, fields, refused }), refused);
      // Whoever goes on typing is not led away from it once the photos are there.
      return { typed, refused, general, fields, isWaitTold: false, wish: context.step };
    }),
    noteTouch: assign(({ context }, { field: name }: { readonly field: string }) => {
      const field = context.fields[name];
      return field ? { fields: withTold(context, { ...context.fields, [name]: { ...field, touched: true } }) } : {};
    }),
    takeDefinitions: assign(({ context }, { definitions }: { definitions: readonly InsertionField[] }) => ({
      definitions,
      definedFor: categoryOf(context),
    })),
    /** Of another step than before, its fields are those of the form. */
    arrive: assign(({ context }) => {
      const step = stepNow(context);
      const isSame = step === context.step;
      const now = { ...context, step, wish: step, fields: isSame ? context.fields : {} };
      return { ...now, fields: registered(now), isWaitTold: false, failedPhotos: isSame ? context.failedPhotos : [] };
    }),
    /** Of a step that one goes back from nothing is said any more (INSERTION-37). */
    deregister: assign(({ context: { fields, refused } }) => ({
      fields: {},
      refused: without(refused, Object.keys(fields)),
    })),
    tellProblems: assign(({ context }) => {
      const touched = Object.entries(context.fields).map(([name, field]) => [name, { ...field, touched: true }]);
      return {
        fields: withTold(context, Object.fromEntries(touched)),
        general: { code: 'api.invalidInput' },
        tellings: context.tellings + 1,
      };
    }),
    tellWait: assign({ isWaitTold: true }),
    wishFor: assign((_, { step }: { step: InsertionStep }) => ({ wish: step, general: null })),
    requestSave: assign({ wish: 'saved' }),
    /** The seller wants to go on to the next step, or stays. */
    forgetSave: assign(({ context }) => ({ wish: context.step })),
    /** The first step with a wrong field is where to go on (INSERTION-38). */
    takeErrors: assign(({ context }, { fields, general }: FormErrors) => ({
      refused: fields,
      general,
      wish: firstWrongStep(context.definitions, fields) ?? context.step,
      tellings: context.tellings + 1,
    })),
    tellNotSent: assign(({ context }) => ({
      general: { code: 'errors.genericTryAgain' },
      tellings: context.tellings + 1,
    })),
    /** The form of the step begins again, as after an attempt that was refused. */
    beginAgain: assign(({ context }) => ({ tellings: context.tellings + 1 })),
    forgetGeneral: assign({ general: null }),
    takeItem: assign((_, { item }: { item: AdItem }) => ({ item })),
    forgetItem: assign({ item: null }),
    takePublished: assign((_, { published }: { published: PublishedAd }) => ({ published })),
    forgetTyped: assign(({ context: { kept, typed } }) => ({ kept: { ...kept, ...typed }, typed: {} })),
    /** The edge writes into the draft's journal what was typed, if anything was. */
    settle: (_, _params: { readonly fields: InsertionValues }) => {},
    /** The edge leads to the address of a step, unless it is there; `isToField` where a wrong field has the focus. */
    lead: (_, _params: { readonly step: InsertionStep; readonly isToField?: boolean }) => {},
    /** The edge tells those who count that somebody went on (INSERTION-30). */
    trackNext: (_, _params: { readonly step: InsertionStep }) => {},
    /** The edge closes the draft, and leads to what is told afterwards. */
    tellPublished: (_, _params: HandedIn) => {},
  },
  guards: {
    isUndefined: ({ context }) => context.definedFor !== categoryOf(context),
    isAtFields: ({ context }) => ['start', 'description'].includes(stepNow(context)),
    isAtContact: ({ context }) => stepNow(context) === 'contact',
    isAtPreview: ({ context }) => stepNow(context) === 'preview',
    isElsewhere: ({ context }, { step }: { step: InsertionStep }) => step !== context.step,
    isBack: ({ context }, { step }: { step: InsertionStep }) => isStepBefore(step, context.step),
    /** One chooses it, so it is meant at once. */
    isChoice: ({ context }, { field }: { readonly field: string }) =>
      context.definitions.some(({ key, kind }) => key === field && kind !== 'text_field'),
    arePhotosPending: ({ context }) => context.arePhotosPending,
    /** Who wanted on has waited for the photos, and they have all come: nobody goes past one that has failed unseen. */
    isWaitOver: ({ context }, told: PhotosStanding) => isWaitOver(context, told) && !isToBeAsked(context, told.failed),
    /** They have not all come. */
    isWaitInVain: ({ context }, told: PhotosStanding) => isWaitOver(context, told) && isToBeAsked(context, told.failed),
    /** As `isWaitOver`, where the seller wants to save. */
    isWaitToSaveOver: ({ context }, told: PhotosStanding) =>
      context.wish === 'saved' && isWaitOver(context, told) && !isToBeAsked(context, told.failed),
    isToBeAsked: ({ context }) => isToBeAsked(context, context.failedPhotos),
    isNothingToAsk: ({ context }) => !isToBeAsked(context, context.failedPhotos),
    isPassingPhotos: ({ context }, { step }: { step: InsertionStep }) =>
      step !== context.step && isToBeAsked(context, context.failedPhotos),
    /**
     * As the draft stands now, other fields are asked for, a step before is not done, or what is looked at is not what it
     * will be: another tab has written.
     */
    isOvertaken: ({ context }, told: ToldDraft) => {
      const now = { ...withDraft(context, told), wish: context.step };
      if (stepNow(now) !== context.step) return true;
      if (context.step === 'preview') return !isSame(context, told);
      return context.step !== 'start' && context.definedFor !== categoryOf(now);
    },
    /** An ad of the seller's own is changed, and it exists already. */
    isEdit: ({ context }) => context.edits !== null,
    isEditWithPendingPhotos: ({ context }) => context.edits !== null && context.arePhotosPending,
    isEditToBeAsked: ({ context }) => context.edits !== null && isToBeAsked(context, context.failedPhotos),
    isSaveRequested: ({ context }) => context.wish === 'saved',
    isSavable: ({ context }) => isSavable(context),
    isSavableAtFields: ({ context }) => isSavable(context) && ['start', 'description'].includes(context.step),
    isSavableAtContact: ({ context }) => isSavable(context) && context.step === 'contact',
    /** The reported draft equals the current one. */
    isUnchanged: ({ context }, told: ToldDraft) => isSame(context, told),
    isStepSound: ({ context }) => isSound(context, context.step as 'start' | 'description'),
    isThis: ({ context }, { draft }: { draft: string }) => draft === context.draft,
    /** After a refusal for any other reason the seller decides when to try again. */
    isLoggedInAgain: ({ context }, { isLoggedIn }: { isLoggedIn: boolean }) => isLoggedIn && lacksSession(context),
    isLoggedOut: (_, { isLoggedIn }: { isLoggedIn: boolean }) => !isLoggedIn,
    isShown: (_, outcome: PreviewOutcome) => 'item' in outcome,
    isPublished: (_, outcome: PublishOutcome) => 'published' in outcome,
    /** There is a step to go back to, where something can be done about it. */
    isMendable: ({ context }, outcome: PreviewOutcome | PublishOutcome) =>
      'errors' in outcome && firstWrongStep(context.definitions, outcome.errors.fields) !== undefined,
  },
});

/** Whether the server refused because nobody was logged in: the session had ended, or its cookie was gone. */
export function lacksSession({ general }: Pick<InsertionContext, 'general'>): boolean {
  return general?.code === 'session.ended' || general?.code === 'session.required';
}

function isSavable(context: InsertionContext): boolean {
  return context.wish === 'saved' && isAdSound(context);
}

function isWaitOver(context: InsertionContext, { isPending }: PhotosStanding): boolean {
  return context.isWaitTold && !isPending && isSound(context, context.step as 'start');
}

/** Whether one could go on from the photos, but for some that have failed and that nobody has been asked about. */
function isToBeAsked(context: InsertionContext, failed: readonly GivenPhoto[]): boolean {
  return context.step === 'start' && isSound(context, 'start') && unaskedPhotos(context, failed).length > 0;
}

/** What somebody is typing stays, and what was looked at holds no more where it changes. */
function withDraft(context: InsertionContext, told: ToldDraft): InsertionContext {
  const { draft, edits, fields } = told;
  // A draft begins with the first thing that is settled, while another may be being typed.
  const isOther = Boolean(context.draft) && draft !== context.draft;
  const typed = isOther ? {} : context.typed;
  // INSERTION-39: what was said of the photos was said of those that were there.
  const refused = sameJson(photosOf(context.kept), photosOf(fields))
    ? context.refused
    : without(context.refused, ['photos']);
  const item = isSame(context, told) ? context.item : null;
  const now = { ...context, draft, edits, kept: fields, typed, refused, item };
  // What is on its way is a photo of the other one.
  return isOther ? { ...now, arePhotosPending: false, isWaitTold: false, failedPhotos: [] } : now;
}

function isSame({ draft, kept }: InsertionContext, told: ToldDraft): boolean {
  return told.draft === draft && sameJson(filled(kept), filled(told.fields));
}

function filled(fields: InsertionValues): readonly (readonly [string, string])[] {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
