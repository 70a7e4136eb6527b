import { withEvent } from '../statecharts/parameters.ts';
import { submittedOf, submittedListing } from './submission.ts';
import { categoryOf } from './insertionForm.ts';
import { insertionSetup } from './insertionSetup.ts';
import { stepAfter } from './insertionSteps.ts';
import { step } from './insertionStep.ts';

/** The insertion of a listing in five guided steps (INSERTION-1, 3). The values are stored in the draft's journal. */
export const insertionMachine = insertionSetup.createMachine({
  id: 'insertion',
  description:
    'A seller inserts a listing, step by step. Nothing typed is lost: it is stored in the journal of a draft.',
  context: ({ input: { step, edits } }) => ({
    draft: null,
    edits: edits ?? null,
    saved: {},
    typed: {},
    definitions: [],
    definedFor: null,
    step,
    goal: step,
    fields: {},
    general: null,
    refused: {},
    tellings: 0,
    answer: null,
    isLoggedIn: false,
    arePhotosPending: false,
    failedPhotos: [],
    promptedPhotos: [],
    skippedPhotos: [],
    isWaitShown: false,
    item: null,
    published: null,
  }),
  initial: 'unopened',
  on: {
    'session.reported': { actions: withEvent('takeSession') },
    'photos.reported': [
      {
        guard: withEvent('isWaitToSaveOver'),
        target: '.deciding',
        actions: withEvent('takePhotos'),
      },
      {
        guard: withEvent('isWaitOver'),
        target: '.deciding',
        actions: [
          withEvent('takePhotos'),
          { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
          { type: 'requestStep', params: ({ context }) => ({ step: stepAfter(context.step) }) },
        ],
      },
      { actions: withEvent('takePhotos') },
    ],
    'draft.reported': { actions: withEvent('takeDraft') },
    'draft.published': { guard: withEvent('isThis'), target: '.loadingPublished' },
  },
  states: {
    unopened: {
      description: 'It is not known yet whether there is a draft, and what it contains.',
      on: {
        'draft.reported': { target: 'deciding', actions: withEvent('takeDraft') },
        'step.requested': { actions: withEvent('requestStep') },
      },
    },

    deciding: {
      description:
        'The desired step follows, unless an earlier one is incomplete. An edit is saved, or its first wrong ' +
        'field gets the focus.',
      always: [
        { guard: 'isUndefined', target: 'defining' },
        { guard: 'isSavableAtFields', target: 'step.saving.fields' },
        { guard: 'isSavableAtContact', target: 'step.saving.contact' },
        { guard: 'isSavable', target: 'step.saving.preview' },
        { guard: 'isSaveRequested', target: 'step.filling', actions: ['arrive', 'showProblems'] },
        { guard: 'isAtFields', target: 'step.filling' },
        { guard: 'isAtContact', target: 'step.contact' },
        { guard: 'isAtPreview', target: 'step.preview' },
        { target: 'step.confirm' },
      ],
    },

    defining: {
      description: 'The fields of the category are being requested.',
      on: { 'step.requested': { actions: withEvent('requestStep') } },
      invoke: {
        id: 'fetchingFields',
        src: 'fetchingFields',
        input: ({ context }) => ({ category: categoryOf(context) }),
        onDone: {
          target: 'deciding',
          actions: { type: 'takeDefinitions', params: ({ event }) => ({ definitions: event.output }) },
        },
        onError: 'undefined',
      },
    },

    undefined: {
      description: 'The fields could not be loaded. The values are safe.',
      meta: { shows: ['loadAgain'] },
      on: {
        'loading.retried': 'defining',
        'step.requested': { actions: withEvent('requestStep') },
      },
    },

    step,

    loadingPublished: {
      description:
        'The draft is already published, but this page does not know the listing’s status, so the status is requested.',
      // Reports of the draft are ignored: it is closed, so they no longer contain the submitted values.
      on: { 'draft.reported': {} },
      invoke: {
        id: 'fetchingPublished',
        src: 'fetchingPublished',
        input: ({ context }) => ({ id: submittedOf(context) }),
        onDone: {
          target: 'published',
          actions: { type: 'takePublished', params: ({ event }) => ({ published: event.output }) },
        },
        onError: {
          target: 'published',
          actions: {
            type: 'takePublished',
            params: ({ context }) => ({ published: { id: submittedOf(context), status: null } }),
          },
        },
      },
    },

    published: {
      description: 'The market has the listing, and the draft is finished.',
      tags: ['submitted'],
      entry: { type: 'reportPublished', params: ({ context }) => submittedListing(context) },
      type: 'final',
    },
  },
});
