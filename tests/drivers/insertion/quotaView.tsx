import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { vreni } from '#machines/account/session/sessionCases.ts';
import type { Quota } from '#machines/insertion/quotaMachine.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import type { Session } from '#web/account/session.ts';
import { holdCalls } from '../web/answers.ts';

// A document has one session. In these tests each opened view counts as another document.
let session: Session;
vi.doMock(import('#web/account/session.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'session', { get: () => session }),
);
const [{ viewStage }, { QuotaNote }, { openSession }] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/insertion/steps/QuotaNote.tsx'),
  import('#web/account/session.ts'),
]);

/** Opens the quota of a user's plan, as the first step shows it to a logged-in user; the test answers its call. */
export async function openQuota() {
  const calls = holdCalls();
  session = openSession();
  session.start();
  session.send({ type: 'cookie.read', publicAccountId: vreni.info.publicAccountId });
  const stage = await viewStage(
    <QuotaNote />,
    { at: '/en' },
    {
      answers(_, answer) {
        const { output } = answer as { readonly output: FetchOutcome<Quota> };
        const call = calls.all.findLast(({ body }) => body.includes('InsertionQuota'))!;
        return 'data' in output ? call.answer({ data: { insertionQuota: output.data } }) : call.fail();
      },
      ends() {
        session.stop();
        calls.letGo();
      },
    },
  );
  await act(async () => {});
  return stage;
}
