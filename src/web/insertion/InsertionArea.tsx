import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';

import { Protected } from '../account/guard/Protected.tsx';
import { useAddress } from '../addresses/address.ts';
import { draftOriginIn, linkedDraftIn } from '../addresses/draftOrigin.ts';
import { noteOpenDraft } from '../draft/lastOpenDraft.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { queryOf } from '../addresses/queryOf.ts';
import { usePlace } from '../page/usePlace.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { InsertionSteps } from './steps/InsertionSteps.tsx';
import { stepAt, stepPath, useStepNames } from './steps/stepNames.ts';
import { SuccessPage } from './success/SuccessPage.tsx';

/** The content of each address of the insertion. */
export function InsertionArea() {
  const place = usePlace();
  if (place.params['rest']?.startsWith('success/')) return <SuccessPage />;
  const step = stepAt(place);
  return step === undefined ? <ToStart /> : <Inserting step={step} />;
}

/**
 * The steps for a new listing, or for one of the user's own to edit (`?edit=`) or copy (`?copy=`), which requires a
 * login.
 */
function Inserting({ step }: { readonly step: InsertionStep }) {
  const { t } = useLingui();
  const { [step]: name } = useStepNames();
  const address = useAddress();
  // The query of the first URL is stored, because the URLs of later steps do not have it.
  const { search } = useLocation();
  const [from] = useState(() => {
    // The page continues a linked draft as if the draft had been open in this tab. The server renders none of this.
    const linked = linkedDraftIn(new URLSearchParams(search));
    if (linked !== null) noteOpenDraft(linked);
    return draftOriginIn(queryOf(address));
  });
  const steps = <InsertionSteps step={step} from={from} />;
  return (
    <>
      <Head title={t({ id: 'insert.page.title', message: `Post an ad: ${name}` })} index={false} />
      {from ? <Protected>{steps}</Protected> : steps}
    </>
  );
}

/** A link within the page may use an address that the server would redirect (ROUTES-19). */
function ToStart() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => void navigate(stepPath('start', language), { replace: true }), [navigate, language]);
  return <Spinner />;
}
