import { useLingui } from '@lingui/react/macro';

import { shownName } from '#machines/account/profile.ts';

import { useSession } from '../../account/useSession.ts';
import { brand } from '../../theme/brand.ts';

/**
 * The user's name, or the local part of their email address (SHELL-8, 9); for a visitor the market's own label
 * (SHELL-10).
 */
export function UserName() {
  const { t } = useLingui();
  const name = useSession(({ context }) => context.known && shownName(context.known));
  return name ?? t({ id: 'shell.user.menu', message: `My ${brand}` });
}
