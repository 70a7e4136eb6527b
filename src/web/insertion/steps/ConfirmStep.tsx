import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import { pathTo } from '#routes';

import { useSession } from '../../account/useSession.ts';
import { Unconfirmed } from '../../account/user/Unconfirmed.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { type FormFlow, FormFlowProvider } from '../../forms/formFlow.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { NewTabLink } from '../../ui/navigation/NewTabLink.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { StepActions, StepFrame } from './StepFrame.tsx';
import * as styles from './ConfirmStep.css.ts';

/** Explains what will happen, with the button that submits. A second press has no further effect. */
export function ConfirmStep() {
  const { t } = useLingui();
  const flow = InsertionFlow.useActorRef();
  const isBusy = InsertionFlow.useSelector((now) => now.hasTag('busy'));
  const isEdit = InsertionFlow.useSelector(({ context }) => context.edits !== null);
  const email = useSession(({ context }) => unconfirmedEmailOf(context.known));
  const isUnverified = email !== null;
  return (
    <StepFrame>
      <FormFlowProvider value={flow as unknown as FormFlow}>
        <FormProblem />
      </FormFlowProvider>
      {isEdit ? (
        <p>
          <Trans id="insert.confirm.edit">Your changes go live right away. The expiry date stays the same.</Trans>
        </p>
      ) : (
        <Terms isUnverified={isUnverified} />
      )}
      {email !== null && !isEdit && (
        <Unconfirmed email={email}>
          <Trans id="insert.confirm.unconfirmed">
            You can submit your ad now. It goes online as soon as you confirm your address.
          </Trans>
        </Unconfirmed>
      )}
      <StepActions>
        <Button kind="primary" icon={Send} onClick={() => flow.send({ type: 'publication.requested' })}>
          {isBusy
            ? t({ id: 'insert.confirm.sending', message: 'Sending…' })
            : isEdit
              ? t({ id: 'insert.saveChanges', message: 'Save changes' })
              : isUnverified
                ? t({ id: 'insert.confirm.submit', message: 'Submit ad' })
                : t({ id: 'insert.confirm.publish', message: 'Publish ad' })}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

function Terms({ isUnverified }: { readonly isUnverified: boolean }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      <li>
        <Trans id="insert.confirm.free">Posting is free.</Trans>
      </li>
      <li>
        <Trans id="insert.confirm.term">
          Your ad stays online for {listingTermDays} days. After that, you can renew it.
        </Trans>
      </li>
      <li>
        {isUnverified ? (
          <Trans id="insert.confirm.afterEmail">It goes online as soon as you confirm your email address.</Trans>
        ) : (
          <Trans id="insert.confirm.atOnce">It goes online right away.</Trans>
        )}
      </li>
      <li>
        <Trans id="insert.confirm.terms">
          Our <NewTabLink to={pathTo('terms', language)}>terms</NewTabLink> apply. The{' '}
          <NewTabLink to={pathTo('privacy', language)}>privacy policy</NewTabLink> explains how we use your data.
        </Trans>
      </li>
    </ul>
  );
}
