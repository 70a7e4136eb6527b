import { withEvent } from '../statecharts/parameters.ts';
import { adOf, handedIn } from './handingIn.ts';
import { categoryOf } from './insertionForm.ts';
import { insertionSetup } from './insertionSetup.ts';
import { stepAfter, stepBefore } from './insertionSteps.ts';
import { confirmStep, previewStep, savingAtStep } from './judgedSteps.ts';

/** Somebody inserts an ad: the five steps, guided (INSERTION-1, 3). What is filled in lies in the draft's journal. */
export const insertionMachine = insertionSetup.createMachine({
  id: 'insertion',
  description: 'Somebody inserts an ad, step by step. Nothing typed is lost: it lies in the journal of a draft.',
  context: ({ input: { step, edits } }) => ({
    draft: null,
    edits: edits ?? null,
    kept: {},
    typed: {},
    definitions: [],
    definedFor: null,
    step,
    wish: step,
    fields: {},
    general: null,
    refused: {},
    tellings: 0,
    answer: null,
    isLoggedIn: false,
    arePhotosPending: false,
    failedPhotos: [],
    askedPhotos: [],
    skippedPhotos: [],
    isWaitTold: false,
    item: null,
    published: null,
  }),
  initial: 'unopened',
  on: {
    'session.told': { actions: withEvent('takeSession') },
    'photos.told': [
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
          { type: 'wishFor', params: ({ context }) => ({ step: stepAfter(context.step) }) },
        ],
      },
      { actions: withEvent('takePhotos') },
    ],
    'draft.told': { actions: withEvent('takeDraft') },
    'draft.published': { guard: withEvent('isThis'), target: '.loadingPublished' },
  },
  states: {
    unopened: {
      description: 'It is not known yet whether there is a draft, and what is in it.',
      on: {
        'draft.told': { target: 'deciding', actions: withEvent('takeDraft') },
        'step.asked': { actions: withEvent('wishFor') },
      },
    },

    deciding: {
      description:
        'The step that is wanted comes, unless one before it is not done. An edit is saved, or its first wrong field comes.',
      always: [
        { guard: 'isUndefined', target: 'defining' },
        { guard: 'isSavableAtFields', target: 'step.saving.fields' },
        { guard: 'isSavableAtContact', target: 'step.saving.contact' },
        { guard: 'isSavable', target: 'step.saving.preview' },
        { guard: 'isSaveRequested', target: 'step.filling', actions: ['arrive', 'tellProblems'] },
        { guard: 'isAtFields', target: 'step.filling' },
        { guard: 'isAtContact', target: 'step.contact' },
        { guard: 'isAtPreview', target: 'step.preview' },
        { target: 'step.confirm' },
      ],
    },

    defining: {
      description: 'The server is asked which fields the category has.',
      on: { 'step.asked': { actions: withEvent('wishFor') } },
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
      description: 'The fields could not be had. What was typed is safe.',
      meta: { shows: ['loadAgain'] },
      on: {
        'loading.retried': 'defining',
        'step.asked': { actions: withEvent('wishFor') },
      },
    },

    step: {
      description: 'One is at a step. What was said of a step is said no more once one goes back from it.',
      entry: [
        'arrive',
        { type: 'lead', params: ({ context: { step, general } }) => ({ step, isToField: general !== null }) },
      ],
      on: {
        'step.left': {
          target: 'deciding',
          actions: ['deregister', { type: 'wishFor', params: ({ context }) => ({ step: stepBefore(context.step) }) }],
        },
        'step.asked': [
          {
            guard: withEvent('isBack'),
            target: 'deciding',
            actions: ['deregister', withEvent('wishFor')],
          },
          {
            guard: 'arePhotosPending',
            actions: ['tellWait', 'forgetSave', { type: 'lead', params: ({ context }) => ({ step: context.step }) }],
          },
          {
            guard: withEvent('isPassingPhotos'),
            target: '.filling.asking',
            actions: ['forgetSave', { type: 'lead', params: ({ context }) => ({ step: context.step }) }],
          },
          {
            guard: withEvent('isElsewhere'),
            target: 'deciding',
            actions: withEvent('wishFor'),
          },
        ],
        'save.requested': [
          { guard: 'isEditWithPendingPhotos', actions: ['tellWait', 'requestSave'] },
          { guard: 'isEditToBeAsked', target: '.filling.asking', actions: 'requestSave' },
          { guard: 'isEdit', target: 'deciding', actions: ['forgetGeneral', 'requestSave'] },
        ],
        'draft.told': [
          {
            guard: withEvent('isOvertaken'),
            target: 'deciding',
            actions: ['forgetGeneral', withEvent('takeDraft')],
          },
          { actions: withEvent('takeDraft') },
        ],
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'One fills in the fields of the first or the second step.',
          meta: { shows: ['next'] },
          exit: [{ type: 'settle', params: ({ context }) => ({ fields: context.typed }) }, 'forgetTyped'],
          on: {
            'value.changed': [
              {
                guard: withEvent('isChoice'),
                target: '.settled',
                actions: [
                  withEvent('takeValue'),
                  { type: 'settle', params: ({ context }) => ({ fields: context.typed }) },
                  'forgetTyped',
                ],
              },
              { target: '.typing', actions: withEvent('takeValue') },
            ],
            'field.left': {
              target: '.settled',
              actions: [
                { type: 'settle', params: ({ context }) => ({ fields: context.typed }) },
                'forgetTyped',
                withEvent('noteTouch'),
              ],
            },
            'form.submitted': [
              { guard: 'arePhotosPending', actions: ['tellWait', 'forgetSave'] },
              { guard: 'isToBeAsked', target: '.asking', actions: 'forgetSave' },
              {
                guard: 'isStepSound',
                target: '#insertion.deciding',
                actions: [
                  { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
                  { type: 'wishFor', params: ({ context }) => ({ step: stepAfter(context.step) }) },
                ],
              },
              { actions: 'tellProblems' },
            ],
            'photos.told': {
              guard: withEvent('isWaitInVain'),
              target: '.asking',
              actions: withEvent('takePhotos'),
            },
          },
          initial: 'settled',
          states: {
            settled: { description: 'What stands in the fields is in the draft’s journal.' },
            typing: {
              description: 'Something was typed; it is settled once the field is left, or after a while.',
              after: {
                settling: {
                  target: 'settled',
                  actions: [{ type: 'settle', params: ({ context }) => ({ fields: context.typed }) }, 'forgetTyped'],
                },
              },
            },
            asking: {
              description: 'Photos have failed. Who wants on is asked once whether to go on without them.',
              meta: { shows: ['question'] },
              // Who presses Enter is still typing.
              entry: [{ type: 'settle', params: ({ context }) => ({ fields: context.typed }) }, 'forgetTyped'],
              always: [
                { guard: 'arePhotosPending', target: 'settled', actions: 'tellWait' },
                { guard: 'isNothingToAsk', target: 'settled', actions: 'forgetSave' },
              ],
              on: {
                // The question itself takes the focus from the field.
                'field.left': { actions: withEvent('noteTouch') },
                'photos.skipped': [
                  { guard: 'isSaveRequested', target: '#insertion.deciding', actions: 'skipPhotos' },
                  {
                    target: '#insertion.deciding',
                    actions: [
                      'skipPhotos',
                      { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
                      { type: 'wishFor', params: ({ context }) => ({ step: stepAfter(context.step) }) },
                    ],
                  },
                ],
                'question.closed': { target: 'settled', actions: ['noteAsked', 'forgetSave'] },
              },
            },
          },
        },
        contact: {
          description: 'One says how one is reached, logs in or makes an account: a flow of its own (contactStep).',
          meta: { shows: ['contact'] },
          on: {
            'contact.completed': {
              target: '#insertion.deciding',
              actions: [
                // Nobody gets through it who is not.
                { type: 'takeSession', params: { isLoggedIn: true } },
                { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
                { type: 'wishFor', params: ({ context }) => ({ step: stepAfter(context.step) }) },
              ],
            },
          },
        },
        preview: previewStep,
        saving: savingAtStep,
        confirm: confirmStep,
      },
    },

    loadingPublished: {
      description: 'The draft is an ad already, and this page was not told how it stands: the server is asked.',
      // It is let go, and what is told of it says no more what was handed in.
      on: { 'draft.told': {} },
      invoke: {
        id: 'fetchingPublished',
        src: 'fetchingPublished',
        input: ({ context }) => ({ id: adOf(context) }),
        onDone: {
          target: 'published',
          actions: { type: 'takePublished', params: ({ event }) => ({ published: event.output }) },
        },
        onError: {
          target: 'published',
          actions: {
            type: 'takePublished',
            params: ({ context }) => ({ published: { id: adOf(context), status: null } }),
          },
        },
      },
    },

    published: {
      description: 'The market has the ad, and the draft is done.',
      tags: ['submitted'],
      entry: { type: 'tellPublished', params: ({ context }) => handedIn(context) },
      type: 'final',
    },
  },
});
