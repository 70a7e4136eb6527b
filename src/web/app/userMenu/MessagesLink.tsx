import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { useUnread } from '../../messaging/unread/useUnread.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './UserMenu.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The largest number of unread conversations that fits the badge. */
const mostShown = 99;

/** The link to the conversations, with the number of unread ones (SHELL-4). */
export function MessagesLink() {
  const { t } = useLingui();
  const unread = useUnread();
  const news = t({
    id: 'shell.user.unread',
    message: plural(unread, { one: 'Messages, # unread conversation', other: 'Messages, # unread conversations' }),
  });
  return (
    <Link
      to={pathTo('messages', useLanguage(), { tab: 'buying' })}
      className={styles.messages}
      aria-label={unread > 0 ? news : t({ id: 'shell.user.messages', message: 'Messages' })}
    >
      <Icon of={MessageCircle} />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden>
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </Link>
  );
}
