import type { ReactNode } from 'react';

import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ContactPart } from './ContactPart.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ReadDraft } from '../draft/ReadDraft.tsx';
import { StepFrame } from './StepFrame.tsx';

/** The screen of the insertion's current state. */
export function StepScreen() {
  const flow = InsertionFlow.useActorRef();
  const screen = InsertionFlow.useSelector(screenOf);
  return (
    <ReadDraft>
      {screen === 'undefined' ? <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} /> : screens[screen]}
    </ReadDraft>
  );
}

type Screen = 'waiting' | 'undefined' | 'filling' | 'contact' | 'preview' | 'confirm';

function screenOf({ value }: ReturnType<ReturnType<typeof InsertionFlow.useActorRef>['getSnapshot']>): Screen {
  if (value === 'undefined') return 'undefined';
  if (typeof value === 'string') return 'waiting';
  const { step } = value;
  if (typeof step === 'string') return step;
  return 'saving' in step ? screenAt[step.saving] : (Object.keys(step)[0] as Screen);
}

/** While changes are saved, the view of the step from which they are saved stays visible. */
const screenAt = { fields: 'filling', contact: 'contact', preview: 'preview' } as const;

const screens: Readonly<Record<Exclude<Screen, 'undefined'>, ReactNode>> = {
  waiting: <Waiting />,
  filling: <FieldsStep />,
  contact: <ContactPart />,
  preview: <PreviewStep />,
  confirm: <ConfirmStep />,
};

/** The view that the server renders, and that is shown until the draft has loaded. */
function Waiting() {
  return (
    <StepFrame withDraft={false}>
      <Spinner />
    </StepFrame>
  );
}
