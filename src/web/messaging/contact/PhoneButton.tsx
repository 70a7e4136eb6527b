import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import Phone from 'lucide-react/icons/phone';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

import { phoneMachine, type ShownPhone } from '#machines/messaging/contact/phoneMachine.ts';

import { browserLogic } from '../../flows/browserLogic.ts';
import { inspect } from '../../flows/inspection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { takeLostFocus } from '../../ui/focus/lostFocus.ts';
import * as styles from './ContactBox.css.ts';
import { showPhone } from './contactCalls.ts';

/** The `tel:` URL of a number in the server's form: international, or Swiss in national format (RFC 3966). */
function telAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '').replace(/^0/, '+41')}`;
}

/** Shows the seller's phone number on request, so that collecting numbers takes a call for each. */
export function PhoneButton({ listing }: { readonly listing: string }) {
  const logic = useMemo(
    () =>
      browserLogic(phoneMachine, () => ({
        actors: { askingPhone: fromPromise<ShownPhone>(({ signal }) => showPhone(listing, signal)) },
      })),
    [listing],
  );
  const flow = useActorRef(logic, { inspect });
  const shown = useSelector(flow, ({ context }) => context.shown);
  const isBusy = useSelector(flow, (now) => now.hasTag('busy'));
  const hasFailed = useSelector(flow, (now) => now.matches('failed'));
  const isRefused = useSelector(flow, (now) => now.matches('refused'));
  if (shown && 'number' in shown) {
    return (
      <a ref={takeLostFocus} href={telAddress(shown.number)} className={styles.number}>
        <Icon of={Phone} />
        <bdi>{shown.number}</bdi>
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        className={styles.phone}
        onClick={() => flow.send({ type: 'phone.requested' })}
      >
        <Icon of={Phone} />
        <span>
          <Trans id="message.phone.show">Show number</Trans>
        </span>
      </button>
      {(hasFailed || isRefused) && (
        <p role="alert" className={styles.phoneProblem}>
          {shown && 'refusal' in shown && isRefused ? (
            shown.refusal
          ) : (
            <Trans id="message.phone.failed">We couldn’t load the number. Please try again.</Trans>
          )}
        </p>
      )}
    </>
  );
}
