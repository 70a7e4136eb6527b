import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import type { MediatorEvent, DraftView, SessionView, ShownDraft } from './mediatorEvents.ts';

interface MediatorContext {
  readonly draft: Pick<DraftView, 'account' | 'isUnopened'>;
  /** The draft, and its version, that the form received last. */
  readonly reported: Pick<ShownDraft, 'id' | 'version'> | null;
}

/** Whether the draft on the page was opened for another account, or not at all. */
const isForeign = ({ draft }: MediatorContext, { account }: SessionView) =>
  draft.isUnopened || draft.account !== account;

/** Whether the form has another draft than this one, or another version of it. */
const isOther = ({ reported }: MediatorContext, { shown }: DraftView) =>
  reported?.id !== shown?.id || reported?.version !== shown?.version;

const reportAccount = withEvent('reportAccount');
const openDraft = withEvent('openDraft');
const noteOpen = withEvent('noteOpen');
const reportDraft = withEvent('reportDraft');

/** The mediator between the session, the guard, the draft and the form of a listing. */
export const mediatorMachine = setup({
  types: {
    context: {} as MediatorContext,
    events: {} as MediatorEvent,
  },
  actions: {
    takeDraft: assign((_, { account, isUnopened }: DraftView) => ({ draft: { account, isUnopened } })),
    takeReported: assign((_, { shown }: DraftView) => ({
      reported: shown && { id: shown.id, version: shown.version },
    })),
    /** Forgets which version the form has, so that a draft that is opened again is reported again. */
    forgetVersion: assign(({ context: { reported } }) => ({ reported: reported && { ...reported, version: 0 } })),
    /** Implemented at the edge: reports to the form whether an account is logged in. */
    reportAccount: (_, _session: SessionView) => {},
    /** Provided by the web app: opens the draft for the account. */
    openDraft: (_, _session: SessionView) => {},
    /** Implemented at the edge: notes the draft that a reload of the tab continues. */
    noteOpen: (_, _draft: DraftView) => {},
    /** Provided by the web app: reports the draft to the form. */
    reportDraft: (_, _draft: DraftView) => {},
  },
  guards: {
    opensDraft: ({ context }, session: SessionView) => session.isKnown && isForeign(context, session),
    isKnown: (_, { isKnown }: SessionView) => isKnown,
    isSettled: (_, { isSettled }: DraftView) => isSettled,
    isUnsettled: (_, { isSettled }: DraftView) => !isSettled,
    isNews: ({ context }, draft: DraftView) => draft.isSettled && isOther(context, draft),
    isWrittenNews: ({ context }, draft: DraftView) => draft.isSettled && draft.isEditing && isOther(context, draft),
    isWritten: (_, { isSettled, isEditing }: DraftView) => isSettled && isEditing,
  },
}).createMachine({
  id: 'mediator',
  description: 'The mediator between the session, the page’s guard, the draft and the form of a listing.',
  context: { draft: { account: null, isUnopened: true }, reported: null },
  type: 'parallel',
  states: {
    account: {
      description: 'The account that owns the listing.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The account that is logged in, or its profile, is not known yet.',
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
      description: 'The draft as last reported to the form.',
      initial: 'unreported',
      states: {
        unreported: {
          description: 'The draft is being loaded.',
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
          description: 'The form has the values of the draft. A draft that is only offered has no owner yet.',
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
