import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';

import type { MessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';
import { pathTo } from '#routes';

import { Portrait } from '../../account/Portrait.tsx';
import { useLanguage } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Conversation.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useCorrespondentName } from '../messagingWords.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The id of the heading that names the conversation. */
export const titleId = 'conversation-title';

/** The correspondent, and the actions on the conversation as a whole. */
export function ConversationHead({ tab }: { readonly tab: MessagesTab }) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = OpenConversationFlow.useActorRef();
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const title = OpenConversationFlow.useSelector(({ context }) => context.conversation!.listing.title);
  const isMuted = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isMuted);
  const isOpen = OpenConversationFlow.useSelector((now) => now.matches({ shown: { action: 'choosing' } }));
  const name = useCorrespondentName(other);
  const { awayUntil } = other;
  const day = awayUntil === null ? '' : formatDay(calendarDayOf(awayUntil), language);
  return (
    <header className={styles.head} data-head>
      <Link
        to={pathTo('messages', language, { tab })}
        className={styles.back}
        aria-label={t({ id: 'message.head.back', message: 'Back to messages' })}
      >
        <Icon of={ArrowLeft} />
      </Link>
      <Portrait picture={other.picture} name={name} size="medium" />
      <div className={styles.who}>
        <h1 id={titleId} tabIndex={-1} className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.status}>
          {awayUntil === null ? <bdi>{title}</bdi> : <Trans id="message.head.away">Away, back on {day}</Trans>}
          {isMuted && (
            <>
              {' · '}
              <Trans comment="of a conversation" id="message.muted">
                Muted
              </Trans>
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={styles.signButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t({ id: 'message.options', message: 'Conversation options' })}
        onClick={() => flow.send({ type: 'menu.opened' })}
      >
        <Icon of={Ellipsis} />
      </button>
    </header>
  );
}
