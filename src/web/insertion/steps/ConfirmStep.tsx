import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { adTermDays } from '#machines/market/limits.ts';

import { useSession } from '../../account/useSession.ts';
import { Unconfirmed } from '../../account/user/Unconfirmed.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { type FormFlow, FormFlowProvider } from '../../forms/formFlow.ts';
import { Button } from '../../ui/button/Button.tsx';
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
          <Trans>Everybody sees the ad as you have changed it. Its term stays as it is.</Trans>
        </p>
      ) : (
        <Terms isUnverified={isUnverified} />
      )}
      {email !== null && !isEdit && (
        <Unconfirmed email={email}>
          <Trans>You can submit your ad now. It goes online once you have confirmed the address.</Trans>
        </Unconfirmed>
      )}
      <StepActions>
        <Button kind="primary" icon={Send} onClick={() => flow.send({ type: 'publication.asked' })}>
          {isBusy ? t`On its way…` : isEdit ? t`Save changes` : isUnverified ? t`Hand in the ad` : t`Publish the ad`}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

function Terms({ isUnverified }: { readonly isUnverified: boolean }) {
  return (
    <ul className={styles.list}>
      <li>
        <Trans>It costs nothing.</Trans>
      </li>
      <li>
        <Trans>The ad runs for {adTermDays} days; then you can renew it.</Trans>
      </li>
      <li>
        {isUnverified ? (
          <Trans>It goes online as soon as your email address is confirmed.</Trans>
        ) : (
          <Trans>It is found at once.</Trans>
        )}
      </li>
    </ul>
  );
}
