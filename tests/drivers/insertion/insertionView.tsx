import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { answerOf, type Known } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { newDraftId } from '#web/draft/draftIds.ts';
import type { InsertionEvent } from '#machines/insertion/insertionEvents.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type { InsertionField } from '#machines/insertion/insertionField.ts';
import type {
  SubmittedListing,
  PreviewOutcome,
  PublishedListing,
  PublishOutcome,
} from '#machines/insertion/insertionSetup.ts';
import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import { enumName } from '#machines/market/text/enumName.ts';
import type { FormErrors } from '#machines/market/api/formErrors.ts';
import type { Session } from '#web/account/session.ts';
import { holdCalls } from '../web/answers.ts';

// A document has one session. In these tests each opened view counts as another document.
let session: Session;
vi.doMock(import('#web/account/session.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'session', { get: () => session }),
);
const [
  { viewStage },
  { DraftFlow, NextDraft },
  { DraftSync },
  { InsertionFlow, insertionLogic },
  { StepScreen },
  { stepAt, stepPath },
  { usePlace },
  { openSession },
] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/draft/draftFlow.ts'),
  import('#web/draft/draftSync.ts'),
  import('#web/insertion/insertionFlow.ts'),
  import('#web/insertion/steps/StepScreen.tsx'),
  import('#web/insertion/steps/stepNames.ts'),
  import('#web/page/usePlace.ts'),
  import('#web/account/session.ts'),
]);

/** The steps of inserting an ad, without a draft except for the reported one; the test answers their calls. */
export async function openInsertion(step: InsertionStep = 'start', known: Known = vreni) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = holdCalls();
  session = openSession();
  session.start();
  // The user is logged in already, so that one press continues from the contact step.
  session.send({ type: 'login.succeeded', publicAccountId: vreni.info.publicAccountId });
  session.send({ type: 'cookie.read', publicAccountId: vreni.info.publicAccountId });
  await vi.waitFor(() => calls.to('account/profile.json'));
  await calls.to('account/profile.json').answer(answerOf(known));
  const reported: { published: SubmittedListing | null; readonly settled: Readonly<Record<string, string | null>>[] } =
    {
      published: null,
      settled: [],
    };
  let flow: ActorRefFrom<typeof insertionMachine>;

  function Steps() {
    const navigate = useNavigate();
    const [logic] = useState(() =>
      insertionLogic({
        settle: (fields) => void reported.settled.push(fields),
        lead: (next) => void navigate(stepPath(next, 'en')),
        reportPublished: (published) => (reported.published = published),
      }),
    );
    return (
      <DraftFlow.Provider options={{ input: { from: null } }}>
        <NextDraft value={newDraftId}>
          <InsertionFlow.Provider logic={logic} options={{ input: { step } }}>
            <DraftSync.Provider>
              <Led />
            </DraftSync.Provider>
          </InsertionFlow.Provider>
        </NextDraft>
      </DraftFlow.Provider>
    );
  }

  function Led() {
    flow = InsertionFlow.useActorRef();
    const requested = stepAt(usePlace());
    useEffect(() => {
      if (requested) flow.send({ type: 'step.requested', step: requested });
    }, [requested]);
    return <StepScreen />;
  }

  const stage = await viewStage(
    <Steps />,
    { at: stepPath(step, 'en') },
    {
      happens: (event) => act(async () => flow.send(event as InsertionEvent)),
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      async answers(actor, answer) {
        if (actor === 'fetchingFields') {
          const call = calls.to('insertion/fields.json');
          return 'output' in answer ? call.answer({ fields: answer.output as readonly InsertionField[] }) : call.fail();
        }
        if (actor === 'previewing') {
          const call = calls.to('insertion/preview.json');
          if (!('output' in answer)) return call.fail();
          const outcome = answer.output as PreviewOutcome;
          return 'item' in outcome ? call.answer(outcome.item) : call.answer(failureOf(outcome.errors), 400);
        }
        if (actor === 'fetchingPublished') {
          const call = calls.all.findLast(({ body }) => body.includes('StatusOfOwnListing'))!;
          if (!('output' in answer)) return call.fail();
          return call.answer({
            data: { ownListing: { status: enumName((answer.output as PublishedListing).status!) } },
          });
        }
        const isEdit = flow.getSnapshot().context.edits !== null;
        const name = isEdit ? 'reviseListing' : 'publishListing';
        const call = calls.all.findLast(({ body }) => body.includes(name))!;
        if (!('output' in answer)) return call.fail();
        const outcome = answer.output as PublishOutcome;
        const answered =
          'published' in outcome
            ? {
                __typename: isEdit ? 'OwnListing' : 'SubmittedListing',
                ...outcome.published,
                status: enumName(outcome.published.status!),
              }
            : { __typename: 'Refusal', code: 'ad.refused', ...refusalOf(outcome.errors) };
        return call.answer({ data: { [name]: answered } });
      },
      ends() {
        session.stop();
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return {
    ...stage,
    calls,
    reported,
    /** Simulates that the email address of the account is confirmed elsewhere, of which the session is notified. */
    async confirmed() {
      await act(async () => session.send({ type: 'profile.outdated' }));
      const info = { ...known.info, requiresAccountVerification: false };
      await calls.to('account/profile.json').answer(answerOf({ ...known, info }));
    },
  };
}

function problemsIn({ fields }: FormErrors) {
  return Object.entries(fields).map(([name, error]) => ({ name, text: 'text' in error ? error.text : '' }));
}

/** The errors in the form in which the HTTP API returns them. */
function failureOf(errors: FormErrors) {
  return {
    api: { error: errors.general.code, message: errors.general.text },
    parameters: problemsIn(errors).map(({ name, text }) => ({ parameter: name, message: text })),
  };
}

/** The errors in the form in which the GraphQL API returns them. */
function refusalOf(errors: FormErrors) {
  const problems = problemsIn(errors).map(({ name, text }) => ({ field: name, message: text }));
  return { message: errors.general.text, problems };
}
