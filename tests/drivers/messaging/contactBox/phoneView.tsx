import type { ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';
import { clients } from '#web/api/apiClient.ts';
import { PhoneButton } from '#web/messaging/contact/PhoneButton.tsx';
import { holdCalls } from '../../web/answers.ts';
import { viewStage } from '../../web/viewStage.tsx';

/** Opens the button that shows a seller's number; the test answers the call. */
export async function openPhone() {
  await clients.load();
  const calls = holdCalls();
  const stage = await viewStage(
    <PhoneButton listing="bikebikebike" />,
    { at: '/en/vi/bikebikebike' },
    {
      async answers(_, answer) {
        if (!('output' in answer)) return calls.last.fail();
        const shown = answer.output as ShownPhone;
        return calls.last.answer({
          data: {
            showPhone:
              'number' in shown
                ? { __typename: 'Phone', ...shown }
                : { __typename: 'Refusal', code: 'messaging.phoneTooOften', message: shown.refusal },
          },
        });
      },
      ends: () => calls.letGo(),
    },
  );
  return { ...stage, calls };
}
