import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';

import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useGuard } from './guardFlow.ts';

/**
 * A page for those who are logged in (`login` of its route): whoever is not sees that something is loading, and is led to the
 * login, which leads back (ACCOUNT-9 to 12). The server sends none of it; of another account it begins anew. Where a session
 * ends meanwhile, it stays below the login, so that nothing is lost of what was typed.
 */
export function Protected({ children }: { readonly children: ReactNode }) {
  const flow = useGuard();
  const isOpen = useSelector(flow, (now) => now.hasTag('open'));
  const account = useSelector(flow, ({ context }) => context.publicAccountId);
  return isOpen ? <Fragment key={account}>{children}</Fragment> : <Spinner />;
}
