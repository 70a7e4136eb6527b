import { Trans } from '@lingui/react/macro';

import { ListingView } from '../../listing/detail/ListingView.tsx';
import { Form } from '../../forms/Form.tsx';
import type { FormFlow } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { SaveChanges, useIsSaving } from './SaveChanges.tsx';
import { Onward, StepActions, StepFrame } from './StepFrame.tsx';

/** The step that previews the listing. The same view as on its page renders the server's answer. */
export function PreviewStep() {
  const flow = InsertionFlow.useActorRef();
  const item = InsertionFlow.useSelector(({ context }) => context.item);
  const isSaving = useIsSaving();
  const hasFailed = InsertionFlow.useSelector((now) => now.matches({ step: { preview: 'failed' } }));
  return (
    <StepFrame withDraft={false}>
      <Form flow={flow as unknown as FormFlow}>
        <FormProblem />
        {item ? (
          <ListingView item={item} />
        ) : hasFailed ? (
          <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
        ) : (
          <Spinner />
        )}
        <StepActions>
          {item && (
            <>
              <SaveChanges onPress={() => flow.send({ type: 'save.requested' })} />
              <Submit isAside={isSaving}>
                <Onward>
                  <Trans id="insert.next">Next</Trans>
                </Onward>
              </Submit>
            </>
          )}
        </StepActions>
      </Form>
    </StepFrame>
  );
}
