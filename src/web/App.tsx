import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

import { AppParts } from './app/AppParts.tsx';
import { Clock } from './page/clock.tsx';
import { type FirstPage, FirstPageProvider } from './page/firstPage.tsx';
import { type HeadListener, HeadProvider } from './page/head.tsx';
import { ErrorBoundary } from './shell/boundary/ErrorBoundary.tsx';
import { VisitsProvider } from './visits/visits.tsx';
import './theme/theme.css.ts';
import './theme/page.css.ts';
import './theme/print.css.ts';

interface AppProps {
  readonly first: FirstPage;
  readonly i18n: I18n;
  readonly onHead?: HeadListener;
  /** A router with the shell in it; the server's router is static. */
  readonly children: ReactNode;
}

/** The providers around every view, on the server and in the browser alike. */
export function App({ first, i18n, onHead, children }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <FirstPageProvider value={first}>
        <HeadProvider value={onHead}>
          <ErrorBoundary>
            <Clock>
              <VisitsProvider>
                <AppParts>{children}</AppParts>
              </VisitsProvider>
            </Clock>
          </ErrorBoundary>
        </HeadProvider>
      </FirstPageProvider>
    </I18nProvider>
  );
}
