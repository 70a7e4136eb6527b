import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import type { MediatorEvent, SeenDraft, SeenSession, ShownDraft } from './mediatorEvents.ts';

interface MediatorContext {
  readonly draft: Pick<SeenDraft, 'account' | 'isUnopened'>;
  /** The draft that the form received last. */
  readonly reported: Pick<ShownDraft, 'id' | 'version'> | null;
}

/** Whether the draft on the page was opened for another account, or not at all. */
const isForeign = ({ draft }: MediatorContext, { account }: SeenSession) =>
  draft.isUnopened || draft.account !== account;

/** Whether the form has received another draft, or of another version of it. */
const isOther = ({ reported }: MediatorContext, { shown }: SeenDraft) =>
  reported?.id !== shown?.id || reported?.version !== shown?.version;

const reportAccount = withEvent('reportAccount');
const openDraft = withEvent('openDraft');
const noteOpen = withEvent('noteOpen');
const reportDraft = withEvent('reportDraft');

/** What the session, the guard, the draft and the form of an ad report to each other. */
export const mediatorMachine = setup({
  types: {
    context: {} as MediatorContext,
    events: {} as MediatorEvent,
  },
  actions: {
    takeDraft: assign((_, { account, isUnopened }: SeenDraft) => ({ draft: { account, isUnopened } })),
    takeReported: assign((_, { shown }: SeenDraft) => ({
      reported: shown && { id: shown.id, version: shown.version },
    })),
    /** A draft that is opened again is reported again. */
    forgetVersion: assign(({ context: { reported } }) => ({ reported: reported && { ...reported, version: 0 } })),
    /** The edge reports to the form whether somebody is logged in. */
    reportAccount: (_, _session: SeenSession) => {},
    /** The edge has the draft opened for the account. */
    openDraft: (_, _session: SeenSession) => {},
    /** The edge notes the draft that a reload of the tab continues. */
    noteOpen: (_, _draft: SeenDraft) => {},
    /** The edge reports the draft to the form. */
    reportDraft: (_, _draft: SeenDraft) => {},
  },
  guards: {
    opensDraft: ({ context }, session: SeenSession) => session.isKnown && isForeign(context, session),
    isKnown: (_, { isKnown }: SeenSession) => isKnown,
    isSettled: (_, { isSettled }: SeenDraft) => isSettled,
    isUnsettled: (_, { isSettled }: SeenDraft) => !isSettled,
    isNews: ({ context }, draft: SeenDraft) => draft.isSettled && isOther(context, draft),
    isWrittenNews: ({ context }, draft: SeenDraft) => draft.isSettled && draft.isEditing && isOther(context, draft),
    isWritten: (_, { isSettled, isEditing }: SeenDraft) => isSettled && isEditing,
  },
}).createMachine({
  id: 'mediator',
  description: 'What the session, the guard of the page, the draft and the form of an ad report to each other.',
  context: { draft: { account: null, isUnopened: true }, reported: null },
  type: 'parallel',
  states: {
    account: {
      description: 'Whose ad it is.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'It is not known yet who is logged in, or what their profile says.',
          on: {
            'guard.interrupted': 'interrupted',
            'session.seen': [
              {
                guard: withEvent('opensDraft'),
                target: 'known',
                actions: [reportAccount, openDraft],
              },
              { guard: withEvent('isKnown'), target: 'known', actions: [reportAccount] },
            ],
          },
        },
        known: {
          description: 'The form and the draft know who is logged in.',
          on: {
            'guard.interrupted': 'interrupted',
            'session.seen': [
              { guard: withEvent('opensDraft'), actions: [reportAccount, openDraft] },
              { guard: withEvent('isKnown'), actions: [reportAccount] },
              { target: 'unknown' },
            ],
          },
        },
        interrupted: {
          description:
            'The session has ended. The user may log in again and has missed nothing, so nothing is reported.',
          on: { 'guard.satisfied': 'unknown' },
        },
      },
    },
    draft: {
      description: 'What the form knows of the draft.',
      initial: 'unreported',
      states: {
        unreported: {
          description: 'The draft is being looked for.',
          on: {
            'draft.seen': [
              {
                guard: withEvent('isWritten'),
                target: 'reported',
                actions: [withEvent('takeDraft'), withEvent('takeReported'), noteOpen, reportDraft],
              },
              {
                guard: withEvent('isSettled'),
                target: 'reported',
                actions: [withEvent('takeDraft'), withEvent('takeReported'), reportDraft],
              },
              { actions: withEvent('takeDraft') },
            ],
          },
        },
        reported: {
          description: 'The form has what the draft says. A draft that is only offered belongs to nobody yet.',
          on: {
            'draft.seen': [
              {
                guard: withEvent('isWrittenNews'),
                actions: [withEvent('takeDraft'), withEvent('takeReported'), noteOpen, reportDraft],
              },
              {
                guard: withEvent('isNews'),
                actions: [withEvent('takeDraft'), withEvent('takeReported'), reportDraft],
              },
              { guard: withEvent('isWritten'), actions: [withEvent('takeDraft'), noteOpen] },
              { guard: withEvent('isUnsettled'), actions: [withEvent('takeDraft'), 'forgetVersion'] },
              { actions: withEvent('takeDraft') },
            ],
          },
        },
      },
    },
  },
});
