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

/** What is shown at each address of inserting an ad. */
export function InsertionArea() {
  const place = usePlace();
  if (place.params['rest']?.startsWith('success/')) return <SuccessPage />;
  const step = stepAt(place);
  return step === undefined ? <ToStart /> : <Inserting step={step} />;
}

/** Of a new ad, or of one’s own that is to be changed (`?edit=`) or copied (`?copy=`), which is for who is logged in. */
function Inserting({ step }: { readonly step: InsertionStep }) {
  const { t } = useLingui();
  const names = useStepNames();
  const address = useAddress();
  // The addresses of the steps that follow have no such query.
  const { search } = useLocation();
  const [from] = useState(() => {
    // The page continues a linked draft as if it had been open in this tab. The server renders nothing of it.
    const linked = linkedDraftIn(new URLSearchParams(search));
    if (linked !== null) noteOpenDraft(linked);
    return draftOriginIn(queryOf(address));
  });
  const steps = <InsertionSteps step={step} from={from} />;
  return (
    <>
      <Head title={`${t`Post an ad`}: ${names[step]}`} index={false} />
      {from ? <Protected>{steps}</Protected> : steps}
    </>
  );
}

/** What the server redirects, a link within the page may name too (ROUTES-19). */
function ToStart() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => void navigate(stepPath('start', language), { replace: true }), [navigate, language]);
  return <Spinner />;
}
