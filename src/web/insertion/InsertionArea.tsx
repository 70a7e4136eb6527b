import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

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
  return step === undefined ? <ToStart /> : <InsertionSteps step={step} />;
}

/** What the server redirects, a link within the page may name too (ROUTES-19). */
function ToStart() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => void navigate(stepPath('start', language), { replace: true }), [navigate, language]);
  return <Spinner />;
}
