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
  // The deletion has ended the session, and the server has removed its cookie. The session machine reads the cookie
  // only here, once the previous page's guard is gone, which would otherwise open the login. Until then the cookie
  // decides what is shown.
  useEffect(() => session.send({ type: 'cookie.read', publicAccountId: readStateCookie() }), []);
  const isLoggedIn = useSession((now) => now.hasTag('loggedIn') && readStateCookie() !== null);
  const isSubmittedSurvey = useSelector(flow, (now) => now.hasTag('submitted'));
  return (
    <StartLayout
      title={
        isLoggedIn ? (
          <Trans id="account.delete.title">Delete account</Trans>
        ) : (
          <Trans id="account.status.deletion">Your account will be deleted</Trans>
        )
      }
      lead={
        isLoggedIn ? (
          <Trans id="account.survey.loggedIn">
            You’re logged in. <Link to={pathTo('user', language, { tab: 'leave' })}>Your account</Link> shows whether it
            will be deleted and until when you can keep it.
          </Trans>
        ) : (
          <Trans id="account.survey.loggedOut">
            You’re logged out, and your ads are offline. You have 14 days to change your mind: open the link in our
            email, or log in and choose “Keep account”. After that, we permanently delete your personal data, and your
            ads can’t come back.
          </Trans>
        )
      }
    >
      <Head title={t({ id: 'account.delete.title', message: 'Delete account' })} index={false} />
      {isSubmittedSurvey ? (
        <>
          <p ref={takeLostFocus} tabIndex={-1} role="status">
            <Trans id="account.survey.thanks">Thank you for telling us. All the best.</Trans>
          </p>
          <div>
            <LinkButton to={pathTo('home', language)}>
              <Trans id="account.survey.home">Return to homepage</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <Form flow={flow} label={t({ id: 'account.survey.why', message: 'Why are you leaving?' })}>
          <FormProblem />
          <Reasons />
          <TextArea
            name="text"
            label={t({ id: 'account.survey.text', message: 'Anything else you’d like to tell us?' })}
            longest={longestLeavingText}
            isOptional
            hint={t({
              id: 'account.survey.textHint',
              message: 'Please leave out names and contact details. We keep your answer after your account is deleted.',
            })}
          />
          <Submit>
            <Trans id="account.survey.send">Send answer</Trans>
          </Submit>
        </Form>
      )}
    </StartLayout>
  );
}

function Reasons() {
  const { t } = useLingui();
  const words: Readonly<Record<LeavingReason, string>> = {
    notNeeded: t({ id: 'account.survey.notNeeded', message: 'I have nothing left to buy or sell' }),
    noSuccess: t({ id: 'account.survey.noSuccess', message: 'I didn’t find or sell anything' }),
    tooManyMails: t({ id: 'account.survey.tooManyMails', message: 'I got too many emails or messages' }),
    hardToUse: t({ id: 'account.survey.hardToUse', message: 'It was too hard to use' }),
    badExperience: t({ id: 'account.survey.badExperience', message: 'I had bad experiences with other people' }),
    privacy: t({ id: 'account.survey.privacy', message: 'I’m worried about my data' }),
    otherAccount: t({ id: 'account.survey.otherAccount', message: 'I use another account' }),
    other: t({ id: 'account.survey.other', message: 'Other reason' }),
  };
  const options = [
    { value: '', label: t({ id: 'account.survey.choose', message: 'Choose a reason' }) },
    ...leavingReasons.map((reason) => ({ value: reason, label: words[reason] })),
  ];
  return (
    <SelectInput
      name="reason"
      label={t({ id: 'account.survey.why', message: 'Why are you leaving?' })}
      called={t({ id: 'account.survey.reason', message: 'Reason' })}
      options={options}
    />
  );
}
