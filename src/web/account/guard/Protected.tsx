import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';

import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useGuard } from './guardFlow.ts';

/**
 * A page that requires a login (`login` of its route). A visitor sees a spinner and is redirected to the login, which
 * redirects back afterwards (ACCOUNT-9 to 12). The server renders none of the page, and another account gets a fresh
 * one. If the session ends meanwhile, the page stays mounted below the login, so that typed text is not lost.
 */
export function Protected({ children }: { readonly children: ReactNode }) {
  const flow = useGuard();
  const isOpen = useSelector(flow, (now) => now.hasTag('open'));
  const account = useSelector(flow, ({ context }) => context.publicAccountId);
  return isOpen ? <Fragment key={account}>{children}</Fragment> : <Spinner />;
}
