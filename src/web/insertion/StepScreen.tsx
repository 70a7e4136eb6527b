import type { ReactNode } from 'react';

import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';

import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ContactPart } from './ContactPart.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { InsertionFlow } from './insertionFlow.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ReadDraft } from './ReadDraft.tsx';
import { StepFrame } from './StepFrame.tsx';

/** What the flow of inserting an ad shows where it stands. */
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

function screenOf({ value, context }: ReturnType<ReturnType<typeof InsertionFlow.useActorRef>['getSnapshot']>): Screen {
  if (value === 'undefined') return 'undefined';
  if (typeof value === 'string') return 'waiting';
  const { step } = value;
  if (step === 'saving') return screenAt[context.step];
  return typeof step === 'string' ? step : (Object.keys(step)[0] as Screen);
}

/** What is shown of a step while the changes are saved from it. */
const screenAt: Readonly<Record<InsertionStep, Screen>> = {
  start: 'filling',
  description: 'filling',
  contact: 'contact',
  preview: 'preview',
  confirm: 'confirm',
};

const screens: Readonly<Record<Exclude<Screen, 'undefined'>, ReactNode>> = {
  waiting: <Waiting />,
  filling: <FieldsStep />,
  contact: <ContactPart />,
  preview: <PreviewStep />,
  confirm: <ConfirmStep />,
};

/** The server draws it, and it is there until it is known what there is. */
function Waiting() {
  return (
    <StepFrame withDraft={false}>
      <Spinner />
    </StepFrame>
  );
}
