import { withEvent } from '../statecharts/parameters.ts';
import { insertionSetup } from './insertionSetup.ts';
import { stepAfter, stepBefore } from './insertionSteps.ts';
import { confirmStep, previewStep, savingAtStep } from './judgedSteps.ts';

/** Filling, sending and showing a step. Extracted because the insertion's chart is long. */
export const step = insertionSetup.createStateConfig({
  description: 'The seller is at a step. Its errors disappear when the seller goes back from it.',
  entry: [
    'arrive',
    { type: 'lead', params: ({ context: { step, general } }) => ({ step, isToField: general !== null }) },
  ],
  on: {
    'step.left': {
      target: 'deciding',
      actions: ['deregister', { type: 'requestStep', params: ({ context }) => ({ step: stepBefore(context.step) }) }],
    },
    'step.requested': [
      {
        guard: withEvent('isBack'),
        target: 'deciding',
        actions: ['deregister', withEvent('requestStep')],
      },
      {
        guard: 'arePhotosPending',
        actions: ['showWait', 'forgetSave', { type: 'lead', params: ({ context }) => ({ step: context.step }) }],
      },
      {
        guard: withEvent('isPassingPhotos'),
        target: '.filling.asking',
        actions: ['forgetSave', { type: 'lead', params: ({ context }) => ({ step: context.step }) }],
      },
      {
        guard: withEvent('isElsewhere'),
        target: 'deciding',
        actions: withEvent('requestStep'),
      },
    ],
    'save.requested': [
      { guard: 'isEditWithPendingPhotos', actions: ['showWait', 'requestSave'] },
      { guard: 'needsPromptForEdit', target: '.filling.asking', actions: 'requestSave' },
      { guard: 'isEdit', target: 'deciding', actions: ['forgetGeneral', 'requestSave'] },
    ],
    'draft.reported': [
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
      description: 'The seller fills in the fields of the first or the second step.',
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
          { guard: 'arePhotosPending', actions: ['showWait', 'forgetSave'] },
          { guard: 'needsPrompt', target: '.asking', actions: 'forgetSave' },
          {
            guard: 'isStepSound',
            target: '#insertion.deciding',
            actions: [
              { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
              { type: 'requestStep', params: ({ context }) => ({ step: stepAfter(context.step) }) },
            ],
          },
          { actions: 'showProblems' },
        ],
        'photos.reported': {
          guard: withEvent('isWaitInVain'),
          target: '.asking',
          actions: withEvent('takePhotos'),
        },
      },
      initial: 'settled',
      states: {
        settled: { description: 'The values of the fields are in the draft’s journal.' },
        typing: {
          description: 'A field has changed; it is saved on blur, or after a while.',
          after: {
            settling: {
              target: 'settled',
              actions: [{ type: 'settle', params: ({ context }) => ({ fields: context.typed }) }, 'forgetTyped'],
            },
          },
        },
        asking: {
          description: 'Photos have failed. The seller is prompted once whether to continue without them.',
          meta: { shows: ['question'] },
          // The typed values are saved first, as the seller can press Enter while a field is still unsaved.
          entry: [{ type: 'settle', params: ({ context }) => ({ fields: context.typed }) }, 'forgetTyped'],
          always: [
            { guard: 'arePhotosPending', target: 'settled', actions: 'showWait' },
            { guard: 'isNothingToAsk', target: 'settled', actions: 'forgetSave' },
          ],
          on: {
            // The prompt itself takes the focus from the field.
            'field.left': { actions: withEvent('noteTouch') },
            'photos.skipped': [
              { guard: 'isSaveRequested', target: '#insertion.deciding', actions: 'skipPhotos' },
              {
                target: '#insertion.deciding',
                actions: [
                  'skipPhotos',
                  { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
                  { type: 'requestStep', params: ({ context }) => ({ step: stepAfter(context.step) }) },
                ],
              },
            ],
            'question.closed': { target: 'settled', actions: ['notePrompted', 'forgetSave'] },
          },
        },
      },
    },
    contact: {
      description: 'The seller gives contact details, logs in or creates an account: a separate flow (contactStep).',
      meta: { shows: ['contact'] },
      on: {
        'contact.completed': {
          target: '#insertion.deciding',
          actions: [
            // The contact step completes only with a login, so the seller is logged in.
            { type: 'takeSession', params: { isLoggedIn: true } },
            { type: 'trackNext', params: ({ context }) => ({ step: context.step }) },
            { type: 'requestStep', params: ({ context }) => ({ step: stepAfter(context.step) }) },
          ],
        },
      },
    },
    preview: previewStep,
    saving: savingAtStep,
    confirm: confirmStep,
  },
});
