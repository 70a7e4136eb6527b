import { useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import { useCallback, useEffect } from 'react';

import { userMenuMachine } from '#machines/shell/userMenuMachine.ts';
import { pathTo } from '#routes';

import { session, watchSession } from '../../account/session.ts';
import { useAddressEffect } from '../../addresses/address.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { inspect } from '../../flows/inspection.ts';
import { cachedView } from '../../fragments/cachedView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import * as styles from './UserMenu.css.ts';
import { UserLinks } from './UserLinks.tsx';
import { UserName } from './UserName.tsx';
import { UserPortrait } from './UserPortrait.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

const menuId = 'user-menu';

const logic = userMenuMachine.provide({
  actions: { close: () => document.getElementById(menuId)?.hidePopover?.() },
});

/**
 * The logged-in user and their links; below tablet width only the messages sign is here, and the rest is in the
 * header's menu. The browser opens and closes it natively, even before hydration (SHELL-5, 6). The server renders it
 * for a visitor.
 */
export const UserMenu = cachedView(function UserMenu() {
  const flow = useActorRef(logic, { inspect });
  const reportPageChange = useCallback(() => flow.send({ type: 'page.changed' }), [flow]);
  useAddressEffect(reportPageChange);
  useEffect(() => watchSession(session), []);
  return (
    <div className={styles.row}>
      <MessagesLink />
      <FavouritesLink />
      <button type="button" popoverTarget={menuId} className={styles.opener}>
        <UserPortrait />
        <span className={styles.name}>
          <UserName />
        </span>
        <Icon of={ChevronDown} size="inline" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => flow.send({ type: newState === 'open' ? 'menu.opened' : 'menu.closed' })}
      >
        <UserLinks onGo={() => flow.send({ type: 'page.changed' })} />
      </div>
    </div>
  );
});

/** The link to favourites, if the header has room for it; otherwise the menu has it. */
function FavouritesLink() {
  const { t } = useLingui();
  return (
    <Link
      to={pathTo('favourites', useLanguage())}
      className={styles.favourites}
      aria-label={t({ id: 'shell.user.favourites', message: 'Favourites' })}
    >
      <Icon of={Heart} />
    </Link>
  );
}
