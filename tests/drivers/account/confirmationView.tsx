import { act } from '@testing-library/react';
import type { Confirmation, LinkReading } from '#machines/account/credentials/confirmationMachine.ts';
import type { Language } from '#machines/market/language.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';
import { ConfirmationPage } from '#web/account/confirmation/ConfirmationPage.tsx';

/** The GraphQL responses of the server, by the call that a link in a mail makes. */
export const confirmationAnswers = {
  verifyEmail: (answer: Confirmation) =>
    'refusal' in answer
      ? refused(answer)
      : { __typename: 'EmailVerified', nextPath: nextPathIn(answer), email: 'email' in answer ? answer.email : null },
  confirmEmailChange: (answer: Confirmation) =>
    'refusal' in answer
      ? refused(answer)
      : { __typename: 'EmailChangeConfirmed', isComplete: answer.outcome === 'whole' },
  undoDeletion: (answer: Confirmation) => ('refusal' in answer ? refused(answer) : { __typename: 'DeletionUndone' }),
} as const;

const states = { open: 'OPEN', half: 'HALF', whole: 'DONE' } as const;

function linkAnswer(reading: LinkReading) {
  return 'refusal' in reading
    ? refused(reading)
    : { __typename: 'MailLink', state: states[reading.outcome], ...reading.owner, nextPath: nextPathIn(reading) };
}

function nextPathIn(answer: object): string | null {
  return 'nextPath' in answer ? (answer.nextPath as string | null) : null;
}

function refused({ refusal }: { readonly refusal: string }) {
  return { __typename: 'Refusal', message: refusal };
}

/** Opens the page behind the link in a mail; the test answers its call. */
export async function openConfirmation(
  address = '/en/changeemail/dG9rZW4',
  call: keyof typeof confirmationAnswers = 'confirmEmailChange',
  language: Language = 'en',
) {
  const calls = holdCalls();
  const stage = await viewStage(
    <ConfirmationPage />,
    { at: address, language },
    {
      async answers(actor, answer) {
        if (!('output' in answer)) return calls.last.fail();
        if (actor === 'reading') {
          return calls.last.answer({ data: { mailLink: linkAnswer(answer.output as LinkReading) } });
        }
        await calls.last.answer({ data: { [call]: confirmationAnswers[call](answer.output as Confirmation) } });
      },
      ends: () => calls.letGo(),
    },
  );
  await act(async () => {});
  return { ...stage, calls };
}
