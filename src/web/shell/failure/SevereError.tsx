import { Trans, useLingui } from '@lingui/react/macro';

import { StorageMissing } from '../../browser/storage.ts';
import { useSupport } from '../../page/firstPage.tsx';
import { link } from '../../theme/links.css.ts';
import { FailureScreen } from './FailureScreen.tsx';

/** The page for unexpected errors (SHELL-18 to 21). */
export function SevereError({ error }: { readonly error?: unknown }) {
  const { t } = useLingui();
  const support = useSupport();
  return (
    <FailureScreen title={t({ id: 'shell.error', message: 'A severe error has occurred' })}>
      {error instanceof StorageMissing && (
        <p>
          <Trans id="shell.error.storage">
            Your browser blocks site data, and this site needs it. Allow cookies and site data in your browser settings,
            or leave private mode.
          </Trans>
        </p>
      )}
      <p>
        {support === undefined ? (
          <Trans id="shell.error.text">Please reload the page or return to the homepage.</Trans>
        ) : (
          <Trans id="shell.error.support">
            Please reload the page or return to the homepage. If it happens again, write to{' '}
            <a className={link} href={`mailto:${support}`}>
              {support}
            </a>
            .
          </Trans>
        )}
      </p>
    </FailureScreen>
  );
}
