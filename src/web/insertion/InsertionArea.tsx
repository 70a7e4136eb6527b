import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { DraftOrigin } from '#machines/draft/draftKeepingMachine.ts';
import type { InsertionStep } from '#machines/insertion/insertionSteps.ts';
import { isMarketId } from '#machines/market/marketId.ts';

import { Protected } from '../account/guard/Protected.tsx';
import { useLanguage } from '../firstPage.tsx';
import { usePlace } from '../router.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { InsertionSteps } from './InsertionSteps.tsx';
import { stepAt, stepPath } from './stepNames.ts';
import { SuccessPage } from './SuccessPage.tsx';

/** What is shown at each address of inserting an ad. */
export function InsertionArea() {
  const place = usePlace();
  if (place.params['rest']?.startsWith('success/')) return <SuccessPage />;
  const step = stepAt(place);
  return step === undefined ? <ToStart /> : <Inserting step={step} />;
}

/** Of a new ad, or of one’s own that is to be changed (`?edit=`) or copied (`?copy=`), which is for who is logged in. */
function Inserting({ step }: { readonly step: InsertionStep }) {
  const { search } = useLocation();
  // The steps that follow have no such question.
  const [from] = useState(() => originIn(new URLSearchParams(search)));
  const steps = <InsertionSteps step={step} from={from} />;
  return from ? <Protected>{steps}</Protected> : steps;
}

function originIn(query: URLSearchParams): DraftOrigin | null {
  for (const how of ['edit', 'copy'] as const) {
    const ad = query.get(how);
    if (ad !== null && isMarketId(ad)) return { ad, how };
  }
  return null;
}

/** What the server redirects, a link within the page may name too (ROUTES-19). */
function ToStart() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => void navigate(stepPath('start', language), { replace: true }), [navigate, language]);
  return <Spinner />;
}
