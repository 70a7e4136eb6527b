import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { MediatorEvent, DraftView, SessionView } from '#machines/insertion/mediator/mediatorEvents.ts';
import type { Mediated } from '#web/insertion/mediator/insertionMediator.ts';

/** A stand-in for a flow, whose state the test sets. */
function source<WatchedFlow>(first: WatchedFlow) {
  let now = first;
  const ears = new Set<(now: WatchedFlow) => void>();
  return {
    getSnapshot: () => now,
    subscribe(hear: (now: WatchedFlow) => void) {
      ears.add(hear);
      return { unsubscribe: () => void ears.delete(hear) };
    },
    send: (_: unknown) => {},
    becomes(next: WatchedFlow) {
      now = next;
    },
    shows(next: WatchedFlow) {
      now = next;
      for (const hear of ears) hear(now);
    },
  };
}

/** The state of the session in the form in which the mediator reads it. */
const sessionOf = ({ account, isKnown }: SessionView) => ({
  context: { publicAccountId: account, known: isKnown ? {} : null, error: null },
  hasTag: () => isKnown || account !== null,
});

/** The state of the draft in the form in which the mediator reads it. */
const draftOf = ({ account, isUnopened, isSettled, isEditing, shown }: DraftView) => ({
  context: {
    account,
    id: shown?.id ?? null,
    facts: Array.from({ length: shown?.version ?? 0 }),
    draft: shown && {
      from: null,
      written: Object.fromEntries(Object.entries(shown.fields).map(([field, value]) => [field, { value }])),
    },
  },
  matches: (state: string) => (state === 'unopened' ? isUnopened : isEditing),
  hasTag: () => isSettled,
});

const guardOf = (isInterrupted: boolean) => ({ matches: () => isInterrupted });

const blank: DraftView = { account: null, isUnopened: true, isSettled: false, isEditing: false, shown: null };
const session = source(sessionOf({ account: null, isKnown: false }));
vi.doMock(import('#web/account/session.ts'), async (original) => ({
  ...(await original()),
  session: session as never,
}));
const [{ viewStage }, { useInsertionMediator }] = await Promise.all([
  import('../../web/viewStage.tsx'),
  import('#web/insertion/mediator/insertionMediator.ts'),
]);

/** The mediator between flows that the test controls. */
export async function openMediator() {
  session.shows(sessionOf({ account: null, isKnown: false }));
  const guard = source(guardOf(false));
  const draft = source(draftOf(blank));
  const reported: { isLoggedIn?: boolean; draft?: string; fields?: object; opened: (string | null)[] } = { opened: [] };
  const mediated = {
    guard,
    draft: {
      ...draft,
      send: (event: { readonly type: string; readonly account: string | null }) =>
        void reported.opened.push(event.account),
    },
    form: {
      send: (event: { readonly type: string }) =>
        void Object.assign(
          reported,
          event.type === 'session.reported' ? pick(event, 'isLoggedIn') : pick(event, 'draft', 'fields'),
        ),
    },
  };

  function Mediating() {
    useInsertionMediator(mediated as unknown as Mediated);
    return null;
  }

  const stage = await viewStage(
    <Mediating />,
    { at: '/en' },
    {
      happens: (happening) =>
        act(async () => {
          const event = happening as MediatorEvent;
          if (event.type === 'session.seen') session.shows(sessionOf(event));
          if (event.type === 'guard.interrupted') guard.shows(guardOf(true));
          if (event.type === 'guard.satisfied') {
            // The session is set without a report, because its reading is a separate step of a walk.
            session.becomes(sessionOf({ account: null, isKnown: false }));
            guard.shows(guardOf(false));
          }
          if (event.type === 'draft.seen') draft.shows(draftOf(event));
        }),
    },
  );
  /** The session changes. The guard hears of it before the mediator does, or after. */
  const logsIn = (account: string, { isGuardFirst }: { readonly isGuardFirst: boolean }) =>
    act(async () => {
      session.becomes(sessionOf({ account, isKnown: true }));
      const received = [() => guard.shows(guardOf(false)), () => session.shows(session.getSnapshot())];
      for (const hear of isGuardFirst ? received : received.toReversed()) hear();
    });
  return { ...stage, reported, logsIn };
}

function pick(event: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(event).filter(([name]) => names.includes(name)));
}
