import { Trans } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { NewTabLink } from '../../../ui/navigation/NewTabLink.tsx';
import { note } from './RegistrationForm.css.ts';

/** The note on the terms, above the button that creates an account. */
export function TermsNote() {
  const language = useLanguage();
  return (
    <p className={note}>
      <Trans id="register.terms">
        By creating an account, you accept our <NewTabLink to={pathTo('terms', language)}>terms</NewTabLink>. Our{' '}
        <NewTabLink to={pathTo('privacy', language)}>privacy policy</NewTabLink> explains how we use your data.
      </Trans>
    </p>
  );
}
