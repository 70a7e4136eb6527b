import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';

import { adTermDays } from '#machines/market/limits.ts';

import { useSession } from '../account/useSession.ts';
import { FormProblem } from '../forms/FormProblem.tsx';
import { type FormFlow, FormFlowProvider } from '../forms/formFlow.ts';
import { Button } from '../ui/Button.tsx';
import { InsertionFlow } from './insertionFlow.ts';
import { StepActions, StepFrame } from './StepFrame.tsx';
import * as styles from './ConfirmStep.css.ts';

/** What will happen, and the button that does it. Pressed twice it happens once. */
export function ConfirmStep() {
  const { t } = useLingui();
  const flow = InsertionFlow.useActorRef();
  const isBusy = InsertionFlow.useSelector((now) => now.hasTag('busy'));
  const isEdit = InsertionFlow.useSelector(({ context }) => context.edits !== null);
  const isUnverified = useSession(({ context }) => context.known?.info.requiresAccountVerification ?? false);
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
      <StepActions>
        <Button kind="primary" icon={Send} onClick={() => flow.send({ type: 'publication.asked' })}>
          {isBusy
            ? t`On its way…`
            : isEdit
              ? t`Save the changes`
              : isUnverified
                ? t`Hand in the ad`
                : t`Publish the ad`}
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
          <Trans>It is published as soon as you open the link in the mail that we have sent you.</Trans>
        ) : (
          <Trans>It is found at once.</Trans>
        )}
      </li>
    </ul>
  );
}
