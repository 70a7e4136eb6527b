import { Trans, useLingui } from '@lingui/react/macro';
import MessageSquare from 'lucide-react/icons/message-square';
import { Navigate } from 'react-router-dom';

import { isMessagesTab, type MessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import { pathTo } from '#routes';

import { Protected } from '../account/guard/Protected.tsx';
import { useSession } from '../account/useSession.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { usePlace } from '../page/usePlace.ts';
import { EmptyRoom } from '../ui/feedback/EmptyRoom.tsx';
import { ConversationList } from './inbox/ConversationList.tsx';
import { ConversationPane } from './conversation/ConversationPane.tsx';
import * as styles from './Messages.css.ts';
import { ConversationsFlow, conversationsLogic } from './messagesFlow.ts';

/** The user's conversations next to the open one; on a phone, the one or the other. */
export function MessagesArea() {
  const { t } = useLingui();
  const { name, params } = usePlace();
  const { tab = '', id, conversationID = '', buyerId = '' } = params;
  return (
    <div className={styles.area}>
      <Head title={t({ id: 'message.messages', message: 'Messages' })} index={false} />
      <Protected>
        {name === 'messagesRedirect' ? (
          <IntoConversation id={conversationID} buyerId={buyerId} />
        ) : (
          <MessagesOf tab={isMessagesTab(tab) ? tab : 'buying'} id={id} />
        )}
      </Protected>
    </div>
  );
}

/** Redirects a link to a conversation to the list that contains it (ROUTES-30). */
function IntoConversation({ id, buyerId }: { readonly id: string; readonly buyerId: string }) {
  const language = useLanguage();
  const account = useSession(({ context }) => context.publicAccountId);
  return (
    <Navigate to={pathTo('messages', language, { tab: account === buyerId ? 'buying' : 'selling', id })} replace />
  );
}

interface MessagesOfProps {
  readonly tab: MessagesTab;
  /** The id of the conversation that is open; undefined if none is. */
  readonly id: string | undefined;
}

/** A list of conversations, and the open one. */
export function MessagesOf({ tab, id }: MessagesOfProps) {
  return (
    <div className={styles.panes[id === undefined ? 'closed' : 'open']}>
      <ConversationsFlow.Provider key={tab} logic={conversationsLogic} options={{ input: { tab } }}>
        <ConversationList openId={id} />
      </ConversationsFlow.Provider>
      {id === undefined ? (
        <div className={styles.nothingOpen}>
          <EmptyRoom icon={MessageSquare} title={<Trans id="message.room.none">Select a conversation</Trans>}>
            <Trans id="message.room.noneHint">The messages will appear here.</Trans>
          </EmptyRoom>
        </div>
      ) : (
        <ConversationPane key={id} id={id} tab={tab} />
      )}
    </div>
  );
}
