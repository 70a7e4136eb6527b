import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { kind, size } from '../../ui/button/Button.css.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { ErrorFooter } from './ErrorFooter.tsx';
import * as styles from './FailureScreen.css.ts';
import { Logo } from '../header/Logo.tsx';

interface FailureScreenProps {
  readonly title: string;
  /** Advice for the visitor. */
  readonly children: ReactNode;
  /** Whether a reload is likely to help, and is therefore offered. */
  readonly again?: boolean;
}

/**
 * The failure screen replaces the whole shell, which may itself be broken. Its link loads the homepage as a new
 * document (SHELL-21).
 */
export function FailureScreen({ title, children, again = false }: FailureScreenProps) {
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <Head title={title} index={false} />
        <Container width="content">
          <Logo />
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <div className={styles.text}>{children}</div>
            <div className={styles.ways}>
              {again && (
                // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- where one is: the server has one document for all addresses
                <a className={`${kind.primary} ${size.normal}`} href="">
                  <Trans id="ui.reload">Reload page</Trans>
                </a>
              )}
              <a
                className={`${again ? kind.secondary : kind.primary} ${size.normal}`}
                href={pathTo('home', useLanguage())}
              >
                <Trans id="shell.returnHome">Return to homepage</Trans>
              </a>
            </div>
          </div>
        </Container>
      </main>
      <ErrorFooter />
    </div>
  );
}
