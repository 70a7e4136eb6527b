import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { leavingReasons, type LeavingReason } from '#machines/account/lifecycle/leavingReasons.ts';
import { longestLeavingText } from '#machines/account/limits.ts';
import { leavingFormMachine, type LeavingValues } from '#machines/account/ownAccountForms.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { SelectInput } from '../../../forms/choices/SelectInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { TextArea } from '../../../forms/fields/TextArea.tsx';
import { Head } from '../../../page/head.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { LinkButton } from '../../../ui/button/Button.tsx';
import { takeLostFocus } from '../../../ui/focus/lostFocus.ts';
import { session } from '../../session.ts';
import { readStateCookie } from '../../stateCookie.ts';
import { StartLayout } from '../../start/StartLayout.tsx';
import { useSession } from '../../useSession.ts';
import { giveLeavingReason } from '../userCalls.ts';
import { Link } from '../../../ui/navigation/Link.tsx';

/**
 * The page after a deletion was requested: it explains the next steps and asks for the reason. The request has logged
 * the user out (ROUTES-53). A user who logs in again sees the deletion's state in their account.
 */
export function DeletionSurvey({ publicAccountId }: { readonly publicAccountId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useFlow(
    leavingFormMachine,
    () => ({
      actors: {
        submitting: submits((values: LeavingValues, signal) => giveLeavingReason(publicAccountId, values, signal)),
      },
    }),
    { input: { values: {} } },
  );
  // The deletion has ended the session, and the server has removed its cookie. The session reads it only after the
  // guard of the previous page is gone, which would ask for a login. Until then the cookie decides what is shown.
  useEffect(() => session.send({ type: 'cookie.read', publicAccountId: readStateCookie() }), []);
  const isLoggedIn = useSession((now) => now.hasTag('loggedIn') && readStateCookie() !== null);
  const isGiven = useSelector(flow, (now) => now.hasTag('submitted'));
  return (
    <StartLayout
      title={isLoggedIn ? <Trans>Delete the account</Trans> : <Trans>Your account will be deleted</Trans>}
      lead={
        isLoggedIn ? (
          <Trans>
            You are logged in. <Link to={pathTo('user', language, { tab: 'leave' })}>Your account</Link> tells whether
            it will be deleted, and until when you can undo that.
          </Trans>
        ) : (
          <Trans>
            You are logged out. For 14 days you can undo it: by the link in our email, or by logging in. Then everything
            is erased for good.
          </Trans>
        )
      }
    >
      <Head title={t`Delete the account`} index={false} />
      {isGiven ? (
        <>
          <p ref={takeLostFocus} tabIndex={-1} role="status">
            <Trans>Thank you for telling us. All the best!</Trans>
          </p>
          <div>
            <LinkButton to={pathTo('home', language)}>
              <Trans>Return to homepage</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <Form flow={flow} label={t`Why do you leave?`}>
          <FormProblem />
          <Reasons />
          <TextArea
            name="text"
            label={t`What should we know?`}
            longest={longestLeavingText}
            isOptional
            hint={t`Please write nothing that says who you are: we keep it when your account is gone.`}
          />
          <Submit>
            <Trans>Send</Trans>
          </Submit>
        </Form>
      )}
    </StartLayout>
  );
}

function Reasons() {
  const { t } = useLingui();
  const words: Readonly<Record<LeavingReason, string>> = {
    notNeeded: t`I have nothing more to sell or to look for`,
    noSuccess: t`I found nothing, or sold nothing`,
    tooManyMails: t`I got too many emails or messages`,
    hardToUse: t`It was hard to use`,
    badExperience: t`I had bad experiences with others`,
    privacy: t`I worry about my data`,
    otherAccount: t`I use another account`,
    other: t`Something else`,
  };
  const options = [
    { value: '', label: t`Please choose` },
    ...leavingReasons.map((reason) => ({ value: reason, label: words[reason] })),
  ];
  return <SelectInput name="reason" label={t`Why do you leave?`} called={t`Reason`} options={options} />;
}
