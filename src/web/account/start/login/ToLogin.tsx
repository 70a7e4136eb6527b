import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Head } from '../../../page/head.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';

/** Redirects any other address of the login area to the login (ROUTES-37), as the server does for a full page load. */
export function ToLogin() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => void navigate(`${pathTo('login', language)}?redirect`, { replace: true }), [navigate, language]);
  return (
    <>
      <Head title={t({ id: 'login.action', message: 'Log in' })} index={false} />
      <Spinner />
    </>
  );
}
