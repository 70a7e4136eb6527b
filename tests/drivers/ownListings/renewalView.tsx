import { act } from '@testing-library/react';
import type { Renewal } from '#machines/ownListings/renewalMachine.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';
import { RenewalPage } from '#web/account/renewal/RenewalPage.tsx';

/** The page that renews an ad by the link of a mail; the test answers the call. */
export async function openRenewal() {
  const calls = holdCalls();
  const stage = await viewStage(
    <RenewalPage />,
    { at: '/en/renew/dG9rZW4', language: 'en' },
    {
      async answers(_, answer) {
        if (!('output' in answer)) return calls.last.fail();
        await calls.last.answer({ data: { renewByLink: renewalAnswer(answer.output as Renewal) } });
      },
      ends: () => calls.letGo(),
    },
  );
  await act(async () => {});
  return { ...stage, calls };
}

function renewalAnswer(renewal: Renewal) {
  return 'refusal' in renewal
    ? { __typename: 'Refusal', message: renewal.refusal }
    : { __typename: 'RenewedListing', ...renewal.renewed };
}
