import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import { listingTermDays, maxRealEstateListingsOnFreePlan } from '#machines/market/limits.ts';

import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DraftCard } from '../draft/DraftCard.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { QuotaNote } from './QuotaNote.tsx';
import * as styles from './StepFrame.css.ts';
import { Steps } from './Steps.tsx';

interface StepFrameProps {
  readonly children: ReactNode;
  /** Whether the summary of the draft is next to the step. It is not at a step that shows the listing itself. */
  readonly withDraft?: boolean;
}

const heads: Readonly<Record<InsertionStep, { readonly title: ReactNode; readonly lead?: ReactNode }>> = {
  start: {
    title: <Trans id="insert.start.title">What would you like to post?</Trans>,
    lead: (
      <Trans id="insert.start.lead">
        Posting is free. Your ad stays online for {listingTermDays} days. Private sellers can have up to{' '}
        {maxRealEstateListingsOnFreePlan} real-estate ads online at a time.
      </Trans>
    ),
  },
  description: {
    title: <Trans id="insert.description.title">Add the details</Trans>,
    lead: <Trans id="insert.description.lead">The more detail you give, the fewer questions you’ll get.</Trans>,
  },
  contact: {
    title: <Trans id="insert.contact.title">How can people reach you?</Trans>,
    lead: <Trans id="insert.contact.lead">Buyers don’t see your email address.</Trans>,
  },
  preview: {
    title: <Trans id="insert.preview.title">Preview of your ad</Trans>,
    lead: <Trans id="insert.preview.lead">Check your ad. You can go back and change anything.</Trans>,
  },
  confirm: { title: <Trans id="insert.confirm.title">Ready?</Trans> },
};

const editHead: (typeof heads)['start'] = { title: <Trans id="insert.edit.title">Edit your ad</Trans> };

/** The frame of each step: progress, headline and, next to the content, the draft. */
export function StepFrame({ children, withDraft = true }: StepFrameProps) {
  const step = InsertionFlow.useSelector(({ context }) => context.step);
  const isEdit = InsertionFlow.useSelector(({ context }) => context.edits !== null);
  const { title, lead } = isEdit && step === 'start' ? editHead : heads[step];
  return (
    <>
      <Steps step={step} />
      <div className={withDraft ? styles.page : styles.single}>
        <div className={withDraft ? styles.column : undefined}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {/* The note on the quota appears only after the step has loaded: before, it would repeat the step's own calls. */}
          {withDraft && step === 'start' && !isEdit && <QuotaNote />}
          <div className={styles.content}>{children}</div>
        </div>
        {withDraft && <DraftCard />}
      </div>
    </>
  );
}

/** The buttons for the previous and the next step; on a phone they stay visible. */
export function StepActions({ children }: { readonly children?: ReactNode }) {
  const flow = InsertionFlow.useActorRef();
  const isFirst = InsertionFlow.useSelector(({ context }) => context.step === 'start');
  return (
    <div className={styles.actions}>
      {!isFirst && (
        <Button icon={ArrowLeft} onClick={() => flow.send({ type: 'step.left' })}>
          <Trans id="insert.back">Back</Trans>
        </Button>
      )}
      <span className={styles.onward}>{children}</span>
    </div>
  );
}

/** The arrow after the label of a button that continues. */
export function Onward({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.words}>
      {children}
      <Icon of={ArrowRight} />
    </span>
  );
}
