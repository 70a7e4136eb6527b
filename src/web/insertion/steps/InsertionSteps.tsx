import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DraftOrigin } from '#machines/draft/draftSavingSetup.ts';
import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { pathTo, placeAt } from '#routes';

import { useGuard } from '../../account/guard/guardFlow.ts';
import { type DraftEdge, DraftFlow, draftLogic, NextDraft } from '../../draft/draftFlow.ts';
import { writing } from '../../draft/draftIds.ts';
import { DraftSync, draftSyncLogic, connectDraftSync } from '../../draft/draftSync.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { onPageGoing } from '../../browser/onPageGoing.ts';
import { keepsFocus } from '../../page/useReadersPlace.ts';
import { draftedListing } from '../insertionCalls.ts';
import { useInsertionMediator } from '../mediator/insertionMediator.ts';
import { InsertionFlow, insertionLogic } from '../insertionFlow.ts';
import { storeUnsentFiles } from '../photos/unsentFiles.ts';
import { storePublished } from '../success/publishedListing.ts';
import { stepAt, stepPath } from './stepNames.ts';
import { StepScreen } from './StepScreen.tsx';

interface InsertionStepsProps {
  readonly step: InsertionStep;
  /** The listing to edit or to copy; null for a new one. */
  readonly from: DraftOrigin | null;
}

/**
 * The five steps. One flow guides through them, another stores the draft on the device, and a third stores it in the
 * account.
 */
export function InsertionSteps({ step, from }: InsertionStepsProps) {
  const [edge] = useState(() => draftLogic(draftedListing));
  return (
    <DraftFlow.Provider logic={edge.logic} options={{ input: { from } }}>
      <NextDraft value={edge.nextDraft}>
        <Guided step={step} edge={edge} edits={from?.how === 'edit' ? from.ad : undefined} />
      </NextDraft>
    </DraftFlow.Provider>
  );
}

interface WiredProps {
  readonly step: InsertionStep;
  readonly edge: DraftEdge;
}

interface GuidedProps extends WiredProps {
  /** The listing to edit. Its headline is the same before and after its draft has loaded. */
  readonly edits: string | undefined;
}

function Guided({ step, edge, edits }: GuidedProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const draft = DraftFlow.useActorRef();
  const [logic] = useState(() =>
    insertionLogic({
      settle: (fields) => draft.send({ type: 'fields.settled', fields, draft: edge.nextDraft(), ...writing() }),
      lead: (next, { isToField }) => {
        if (stepHere() !== next) void navigate(stepPath(next, language), isToField ? { state: keepsFocus } : {});
      },
      reportPublished: ({ published, category: chosen, isEdited }) => {
        const category = Number(chosen);
        storePublished({ ...published, isEdited });
        void storeUnsentFiles(published.id, []);
        draft.send({ type: 'listing.published', at: Date.now() });
        const rest = `success/0/free/${parentIdOf(category) ?? category}/${category}`;
        void navigate(pathTo('insertion', language, { rest }));
      },
    }),
  );
  const [sync] = useState(() => draftSyncLogic(draft, edge));
  return (
    <InsertionFlow.Provider logic={logic} options={{ input: { step, edits } }}>
      <DraftSync.Provider logic={sync}>
        <Wired step={step} edge={edge} />
      </DraftSync.Provider>
    </InsertionFlow.Provider>
  );
}

/** The step of the current address. */
function stepHere(): InsertionStep | undefined {
  const place = placeAt(window.location.pathname);
  return place && stepAt(place);
}

/** Connects the flows of draft, guard and form with each other, with the session and with the URL. */
function Wired({ step, edge: { hear, onPublished } }: WiredProps) {
  const draft = DraftFlow.useActorRef();
  const flow = InsertionFlow.useActorRef();
  const sync = DraftSync.useActorRef();
  const guard = useGuard({ leads: false });
  useEffect(() => connectDraftSync(draft, sync), [draft, sync]);
  useEffect(() => onPublished((id) => flow.send({ type: 'draft.published', draft: id })), [onPublished, flow]);
  useEffect(() => hear((notice) => draft.send({ type: 'journal.received', ...notice })), [hear, draft]);
  useInsertionMediator({ guard, draft, form: flow });
  // The field in use is settled when the page is left, also by a step back in the history, which moves no focus. No field
  // is named: a user who returns to the page is still in the field, so no error shows up there. A layout effect runs its
  // cleanup before the flows stop.
  useLayoutEffect(() => {
    const settle = () => flow.send({ type: 'field.left', field: '' });
    const unwatch = onPageGoing(settle);
    return () => {
      unwatch();
      settle();
    };
  }, [flow]);
  useEffect(() => flow.send({ type: 'step.requested', step }), [flow, step]);
  return <StepScreen />;
}
