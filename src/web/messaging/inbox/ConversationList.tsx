import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import Archive from 'lucide-react/icons/archive';
import MessageSquare from 'lucide-react/icons/message-square';
import Search from 'lucide-react/icons/search';
import { createElement } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { messageSearchMachine } from '#machines/messaging/inbox/messageSearchMachine.ts';
import { type MessagesTab, messagesTabs } from '#machines/messaging/openConversation/shownConversation.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { inspect } from '../../flows/inspection.ts';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Rail } from '../../ui/layout/Rail.tsx';
import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import * as styles from './ConversationList.css.ts';
import { ConversationsFlow, messageSearchLogic } from '../messagesFlow.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The largest number of unread conversations that fits the badge. */
const mostShown = 99;

interface ConversationListProps {
  /** The id of the conversation that is open next to the list; undefined if none is. */
  readonly openId: string | undefined;
}

interface SearchProps {
  readonly search: ActorRefFrom<typeof messageSearchMachine>;
}

/** The user's conversations, by tab: buying, selling, archive. The search covers all of them. */
export function ConversationList({ openId }: ConversationListProps) {
  const search = useActorRef(messageSearchLogic, { inspect });
  const isSearched = useSelector(search, (now) => !now.matches('off'));
  return (
    <section className={styles.list} aria-labelledby="messages-title">
      <div className={styles.head}>
        {/* The list's title is a second-level heading next to an open conversation, whose heading is the main one of the page. */}
        {createElement(
          openId === undefined ? 'h1' : 'h2',
          { id: 'messages-title', tabIndex: -1, className: styles.title },
          <Trans id="message.messages">Messages</Trans>,
        )}
        <Tabs />
        <SearchField search={search} />
      </div>
      <div className={styles.rows}>
        {isSearched ? <Found openId={openId} search={search} /> : <Conversations openId={openId} />}
      </div>
    </section>
  );
}

/** The tabs, each with its number of unread conversations; the archive has no count. */
function Tabs() {
  const { t } = useLingui();
  const language = useLanguage();
  const here = ConversationsFlow.useSelector(({ context }) => context.tab);
  const counts = ConversationsFlow.useSelector(({ context }) => context.counts);
  const names: Readonly<Record<MessagesTab, string>> = {
    buying: t({ id: 'message.tab.buying', message: 'Buying', comment: 'conversations about ads of others' }),
    selling: t({ id: 'message.tab.selling', message: 'Selling', comment: 'conversations about the user’s own ads' }),
    archive: t({ id: 'message.tab.archive', message: 'Archive', comment: 'archived conversations' }),
  };
  return (
    <Rail as="nav" aria-label={t({ id: 'message.messages', message: 'Messages' })} className={styles.tabs}>
      {messagesTabs.map((tab) => {
        const name = names[tab];
        const unread = tab === 'archive' ? 0 : counts[tab].unread;
        const news = t({
          id: 'message.tab.unread',
          message: `${name}, ${plural(unread, { one: '# unread conversation', other: '# unread conversations' })}`,
        });
        return (
          <Link
            key={tab}
            to={pathTo('messages', language, { tab })}
            className={styles.tab[tab === here ? 'here' : 'elsewhere']}
            aria-current={tab === here ? 'page' : undefined}
          >
            <span aria-hidden={unread > 0}>{name}</span>
            {unread > 0 && (
              <>
                <span className={styles.count} aria-hidden>
                  {unread > mostShown ? `${mostShown}+` : unread}
                </span>
                <VisuallyHidden>{news}</VisuallyHidden>
              </>
            )}
          </Link>
        );
      })}
    </Rail>
  );
}

function SearchField({ search }: SearchProps) {
  const { t } = useLingui();
  const text = useSelector(search, ({ context }) => context.text);
  return (
    <label className={styles.search}>
      <span className={styles.searchSign}>
        <Icon of={Search} />
      </span>
      <input
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={t({ id: 'message.search.label', message: 'Search messages' })}
        placeholder={t({ id: 'message.search.label', message: 'Search messages' })}
        className={styles.searchInput}
        onChange={({ target }) => search.send({ type: 'search.typed', text: target.value })}
      />
    </label>
  );
}

function Conversations({ openId }: ConversationListProps) {
  const flow = ConversationsFlow.useActorRef();
  const isLoading = ConversationsFlow.useSelector((now) => now.matches('loading'));
  const hasFailed = ConversationsFlow.useSelector((now) => now.matches('failed'));
  const conversations = ConversationsFlow.useSelector(({ context }) => context.conversations);
  const tab = ConversationsFlow.useSelector(({ context }) => context.tab);
  if (isLoading) return <Bones />;
  if (hasFailed) {
    return (
      <div className={styles.padded}>
        <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />
      </div>
    );
  }
  if (conversations.length === 0) return <NoConversations />;
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            entry={conversation.last}
            tab={tab}
            isOpen={conversation.id === openId}
          />
        ))}
      </ul>
      <More />
    </>
  );
}

/** The search results, newest first. A conversation may appear several times. */
function Found({ openId, search }: ConversationListProps & SearchProps) {
  const { t } = useLingui();
  const found = useSelector(search, ({ context }) => context.found);
  const hasFailed = useSelector(search, (now) => now.matches('failed'));
  const isFound = useSelector(search, (now) => now.matches('found'));
  const hasMore = useSelector(search, ({ context }) => context.hasMore);
  const since = useSelector(search, ({ context }) => context.since);
  const language = useLanguage();
  const day = since === null ? '' : formatDay(calendarDayOf(since), language);
  return (
    <>
      <div role="status" className={styles.status}>
        {isFound && (
          <p className={styles.notice}>
            <Trans id="message.search.count">
              <Plural value={found.length} _0="No matches" one="# message" other="# messages" />
            </Trans>
          </p>
        )}
        {isFound && hasMore && (
          <p className={styles.notice}>
            <Trans comment="of the messages that match a search" id="message.search.newest">
              Only the latest messages are shown.
            </Trans>
          </p>
        )}
        {isFound && since !== null && (
          <p className={styles.notice}>
            <Trans id="message.search.since">Only messages since {day} were searched.</Trans>
          </p>
        )}
      </div>
      {hasFailed && (
        <div className={styles.padded}>
          <p role="alert">
            <Trans id="message.failed">Something went wrong. Please try again.</Trans>
          </p>
          <Button size="dense" onClick={() => search.send({ type: 'search.retried' })}>
            <Trans id="message.search.again">Search again</Trans>
          </Button>
        </div>
      )}
      <ul aria-label={t({ id: 'message.search.results', message: 'Search results' })}>
        {found.map(({ conversation, entry }) => (
          <ConversationRow
            key={`${conversation.id}-${entry.number}`}
            conversation={conversation}
            entry={entry}
            tab={conversation.isArchived ? 'archive' : conversation.tab}
            isOpen={conversation.id === openId}
            isFound
          />
        ))}
      </ul>
    </>
  );
}

function More() {
  const { t } = useLingui();
  const flow = ConversationsFlow.useActorRef();
  const hasMore = ConversationsFlow.useSelector(({ context }) => context.endCursor !== null);
  const isLoading = ConversationsFlow.useSelector((now) => now.matches({ shown: 'loadingMore' }));
  const hasFailed = ConversationsFlow.useSelector(({ context }) => context.hasMoreFailed);
  if (!hasMore) return null;
  return (
    <div className={styles.padded}>
      <div role="alert">{hasFailed && <Trans id="message.failed">Something went wrong. Please try again.</Trans>}</div>
      <Button onClick={() => flow.send({ type: 'more.requested' })}>
        {isLoading
          ? t({ id: 'message.loading', message: 'Loading…' })
          : t({ id: 'message.list.more', message: 'Show more' })}
      </Button>
    </div>
  );
}

/** A skeleton in the shape of the list. */
function Bones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'message.loading', message: 'Loading…' })}>
      {['one', 'two', 'three', 'four'].map((row) => (
        <div key={row} className={styles.bones}>
          <Bone shape="picture" />
          <div className={styles.boneLines}>
            <Bone shape="shortLine" />
            <Bone shape="line" />
          </div>
        </div>
      ))}
    </div>
  );
}

function NoConversations() {
  const language = useLanguage();
  const tab = ConversationsFlow.useSelector(({ context }) => context.tab);
  const isPutAway = ConversationsFlow.useSelector(
    ({ context: { counts, tab: shown } }) => shown !== 'archive' && counts[shown].archived > 0,
  );
  if (isPutAway) {
    return (
      <div className={styles.padded}>
        <EmptyRoom
          icon={Archive}
          title={<Trans id="message.none.allArchived">All conversations here are archived</Trans>}
          action={
            <LinkButton kind="primary" to={pathTo('messages', language, { tab: 'archive' })}>
              <Trans id="message.none.openArchive">Open archive</Trans>
            </LinkButton>
          }
        >
          <Trans id="message.none.allArchivedHint">
            A new message brings a conversation back here, unless it’s muted.
          </Trans>
        </EmptyRoom>
      </div>
    );
  }
  return (
    <div className={styles.padded}>
      {tab === 'buying' && (
        <EmptyRoom
          icon={MessageSquare}
          title={<Trans id="message.none.buying">You haven’t messaged a seller yet</Trans>}
          action={
            <LinkButton kind="primary" to={pathTo('list', language)}>
              <Trans id="message.none.browse">Browse ads</Trans>
            </LinkButton>
          }
        >
          <Trans id="message.none.buyingHint">When you write about an ad, the conversation appears here.</Trans>
        </EmptyRoom>
      )}
      {tab === 'selling' && (
        <EmptyRoom
          icon={MessageSquare}
          title={<Trans id="message.none.selling">No messages from buyers yet</Trans>}
          action={
            <LinkButton kind="primary" to={pathTo('insertion', language, { rest: 'start' })}>
              <Trans id="message.none.post">Post an ad</Trans>
            </LinkButton>
          }
        >
          <Trans id="message.none.sellingHint">When buyers write about your ads, the conversations appear here.</Trans>
        </EmptyRoom>
      )}
      {tab === 'archive' && (
        <EmptyRoom icon={Archive} title={<Trans id="message.none.archive">Your archive is empty</Trans>}>
          <Trans id="message.none.archiveHint">Archived conversations stay here until a new message arrives.</Trans>
        </EmptyRoom>
      )}
    </div>
  );
}
