import { Plural, Trans, useLingui } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';

import type {
  ConversationInList,
  MessagesTab,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';
import { pictureFiles } from '#market/pictures.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './ConversationList.css.ts';
import { useListingStateWords, useCorrespondentName, useEntryWords, useEntryTime } from '../messagingWords.ts';
import type { LinkedEntryState } from '../conversation/linkedEntry.ts';
import { Link } from '../../ui/navigation/Link.tsx';

interface ConversationRowProps {
  readonly conversation: ConversationInList;
  /** The entry that the row shows: the last one of the conversation, or a search result. */
  readonly entry: ShownEntry | null;
  /** The tab of the list from which the conversation is opened. */
  readonly tab: MessagesTab;
  readonly isOpen: boolean;
  /** Whether the entry is a search result, to which the row's link then points. */
  readonly isFound?: boolean;
}

/** A row of the list: the correspondent, the listing and the last entry. */
export function ConversationRow({ conversation, entry, tab, isOpen, isFound = false }: ConversationRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, listing, other, unread, isMuted } = conversation;
  const name = useCorrespondentName(other);
  const words = useEntryWords();
  const time = useEntryTime(entry?.at ?? null);
  const state = useListingStateWords(listing);
  const about = [listing.title, state ?? listing.priceText].filter(Boolean).join(', ');
  return (
    <li>
      <Link
        to={pathTo('messages', language, { tab, id })}
        state={isFound && entry ? ({ sought: entry.number } satisfies LinkedEntryState) : undefined}
        className={styles.row[isOpen ? 'open' : 'closed']}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.picture}>
          <Picture
            of={listing.picture === null ? undefined : pictureFiles(listing.picture, 160)}
            alt=""
            sizes="64px"
            shape="tile"
          />
        </span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={unread > 0 ? styles.timeOfNews : styles.time}>{time}</span>
          </span>
          <span className={styles.about}>
            <bdi>{about}</bdi>
          </span>
          <span className={styles.line}>
            <span className={unread > 0 ? styles.news : styles.said}>
              {entry?.isOwn && (
                <Trans comment="before the user’s own message" id="message.you">
                  You:
                </Trans>
              )}{' '}
              <bdi>{entry ? words(entry) : ''}</bdi>
            </span>
            {isMuted && (
              <span className={styles.muted}>
                <Icon of={BellOff} size="inline" />
                <VisuallyHidden>{t({ id: 'message.muted', message: 'Muted' })}</VisuallyHidden>
              </span>
            )}
            {unread > 0 && (
              <span className={styles.count}>
                <span aria-hidden>{unread}</span>
                <VisuallyHidden>
                  <Trans id="message.row.unread">
                    <Plural value={unread} one="# unread message" other="# unread messages" />
                  </Trans>
                </VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
