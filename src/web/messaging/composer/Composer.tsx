import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BadgeSwissFranc from 'lucide-react/icons/badge-swiss-franc';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { mostPictures } from '#machines/conversation/limits.ts';
import { photoKinds } from '#machines/insertion/photos/photo.ts';
import {
  isFinished,
  type PictureOutcome,
  roomLeft,
  type SendingPicture,
} from '#machines/messaging/openConversation/composerSetup.ts';
import { composerMachine } from '#machines/messaging/openConversation/composerMachine.ts';
import { type QuickReply, quickReplies } from '#machines/messaging/openConversation/quickReplies.ts';

import { storeFile, chosenFileAt, releaseFile } from '../../photos/chosenFiles.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rail } from '../../ui/layout/Rail.tsx';
import { isHandledByInputMethod } from '../../ui/fields/inputMethod.ts';
import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { leaveFocusTo } from '../../ui/focus/lostFocus.ts';
import * as styles from './Composer.css.ts';
import { ComposerPictures } from './ComposerPictures.tsx';
import { titleId } from '../conversation/ConversationHead.tsx';
import { storeText, type MessageDraftOwner, storedMessageDraftOf } from './messageDrafts.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { reportTyping } from '../messagingCalls.ts';
import { sendPicture } from './pictureCalls.ts';
import { useCorrespondentName, useActionWords } from '../messagingWords.ts';
import { useOutgoing } from '../outgoing/outgoingFlow.ts';

const fieldId = 'message-text';

/** When the composer disappears because of a block, focus moves to the correspondent's name. */
const leaving = leaveFocusTo(titleId);

const accepted = photoKinds.map((kind) => `image/${kind}`).join();

/** When at most this many characters remain, their number is shown. */
const roomShownBelow = 200;

/** The field for messages, or the reason why the conversation is closed. */
export function Composer({ draftOwner }: { readonly draftOwner: MessageDraftOwner }) {
  const closed = OpenConversationFlow.useSelector(({ context }) => context.conversation!.closed);
  const isClosed = closed !== null;
  return (
    <div className={isClosed ? styles.closed : undefined}>
      {/* The live region exists before its text, so that screen readers announce the text. */}
      <p role="status">{closed}</p>
      {isClosed ? <Unblock /> : <Open draftOwner={draftOwner} />}
    </div>
  );
}

/** Lifts the user's own block, which has closed the conversation. */
function Unblock() {
  const flow = OpenConversationFlow.useActorRef();
  const isBlocked = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isBlocked);
  const words = useActionWords();
  if (!isBlocked) return null;
  return (
    <Button size="dense" onClick={() => flow.send({ type: 'action.chosen', action: 'unblock' })}>
      {words.unblock}
    </Button>
  );
}

function Open({ draftOwner }: { readonly draftOwner: MessageDraftOwner }) {
  const { t } = useLingui();
  const outgoing = useOutgoing();
  const field = useRef<HTMLTextAreaElement>(null);
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const name = useCorrespondentName(other);
  const [input] = useState(() => ({ text: storedMessageDraftOf(draftOwner) }));
  const flow = useFlow(
    composerMachine,
    () => ({
      actors: {
        sendingPicture: fromPromise<PictureOutcome, SendingPicture>(({ input: { url, tell }, signal }) =>
          sendPicture(chosenFileAt(url), { tell, signal }),
        ),
        // Failures are ignored, because a typing signal is best effort.
        reportingTyping: fromPromise<void>(() => reportTyping(draftOwner.conversation).catch(() => undefined)),
      },
      actions: {
        keep: ({ context }) => storeText(draftOwner, context.text),
        letBytesGo: (_, { urls }) => urls.forEach(releaseFile),
        give: (_, { entry }) => outgoing.send({ type: 'entry.added', entry }),
      },
    }),
    { input },
  );
  const text = useSelector(flow, ({ context }) => context.text);
  const canSend = useSelector(flow, ({ context }) => isFinished(context));
  const room = roomLeft(text.trim());

  // Releases the pictures that were chosen but not sent, when the user leaves the page.
  useEffect(() => () => flow.getSnapshot().context.pictures.forEach(({ url }) => releaseFile(url)), [flow]);

  function take(files: Iterable<File>) {
    const room = mostPictures - flow.getSnapshot().context.pictures.length;
    const pictures = [...files]
      .filter(({ type }) => type === '' || type.startsWith('image/'))
      .slice(0, room)
      .map((file) => ({ key: randomUuid(), url: storeFile(file), name: file.name }));
    if (pictures.length > 0) flow.send({ type: 'pictures.chosen', pictures });
  }

  function takeDropped(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  }

  function finish() {
    flow.send({ type: 'message.finished', key: randomUuid(), at: Date.now() });
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter adds a line on a phone, as is usual there. During the composition of an input method, Enter belongs to that
    // method.
    if (event.key !== 'Enter' || event.shiftKey || isHandledByInputMethod(event.nativeEvent) || !hasKeys()) return;
    event.preventDefault();
    finish();
  }

  return (
    // Dropping a file works with a pointer only. The button below is the alternative for all users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={leaving}
      className={styles.composer}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={takeDropped}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
      aria-label={t({ id: 'message.write', message: 'Write a message' })}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Replies
        onChoose={(reply) => {
          flow.send({ type: 'reply.chosen', text: reply });
          field.current?.focus();
        }}
      />
      <ComposerPictures flow={flow} fieldId={fieldId} />
      <div className={styles.line}>
        <span className={styles.addPicture} title={t({ id: 'message.photos.add', message: 'Add photos' })}>
          <Icon of={ImagePlus} />
          <input
            type="file"
            multiple
            accept={accepted}
            aria-label={t({ id: 'message.photos.add', message: 'Add photos' })}
            className={styles.fileInput}
            onChange={({ currentTarget }) => {
              take(currentTarget.files ?? []);
              // Clears the input, so that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </span>
        <div className={styles.grown} data-text={`${text}\n`}>
          <textarea
            ref={field}
            id={fieldId}
            rows={1}
            value={text}
            enterKeyHint="enter"
            aria-label={t({ id: 'message.text.label', message: `Message to ${name}` })}
            aria-describedby="message-room"
            aria-invalid={room < 0}
            placeholder={t({ id: 'message.text.label', message: `Message to ${name}` })}
            className={styles.field}
            onChange={({ target }) => flow.send({ type: 'text.typed', text: target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={t({ id: 'message.send', message: 'Send message' })}
          aria-disabled={!canSend}
          onMouseDown={keepFocus}
        >
          <Icon of={SendHorizontal} />
        </button>
      </div>
      <p id="message-room" role="status" className={styles.room[room < 0 ? 'none' : 'some']}>
        {room < 0 ? (
          <Trans id="message.text.tooLong">
            <Plural value={-room} one="# character too many" other="# characters too many" />
          </Trans>
        ) : (
          room < roomShownBelow && (
            <Trans id="message.text.left">
              <Plural value={room} one="# character left" other="# characters left" />
            </Trans>
          )
        )}
      </p>
    </form>
  );
}

/** Whether the device probably has a keyboard and a mouse: there Enter sends the message. */
function hasKeys(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Quick replies that fit the listing's status, and the button to make an offer. */
function Replies({ onChoose }: { readonly onChoose: (reply: string) => void }) {
  const { t } = useLingui();
  const flow = OpenConversationFlow.useActorRef();
  const conversation = OpenConversationFlow.useSelector(({ context }) => context.conversation!);
  const mayOffer = conversation.may.includes('offer');
  const words: Readonly<Record<QuickReply, string>> = {
    isAvailable: t({ id: 'message.quick.available', message: 'Is it still available?' }),
    whenToPickUp: t({ id: 'message.quick.collect', message: 'When could I come by?' }),
    byTwint: t({ id: 'message.quick.twint', message: 'Can I pay with TWINT?' }),
    stillAvailable: t({ id: 'message.quick.yes', message: 'Yes, it’s still available.' }),
    whenToCome: t({ id: 'message.quick.when', message: 'When would you like to come?' }),
    soldAlready: t({ id: 'message.quick.sold', message: 'Sorry, it’s no longer available.' }),
  };
  const replies = quickReplies(conversation).map((reply) => words[reply]);
  if (!mayOffer && replies.length === 0) return null;
  return (
    <Rail className={styles.replies} aria-label={t({ id: 'message.quick.replies', message: 'Quick replies' })}>
      {mayOffer && (
        <li>
          <button type="button" className={styles.reply} onClick={() => flow.send({ type: 'offer.requested' })}>
            <Icon of={BadgeSwissFranc} size="inline" />
            <Trans id="message.offer.make">Make an offer</Trans>
          </button>
        </li>
      )}
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" className={styles.reply} onClick={() => onChoose(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </Rail>
  );
}
