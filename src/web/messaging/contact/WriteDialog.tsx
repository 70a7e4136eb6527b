import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent as SubmitEvent, type RefObject, use, useEffect, useId, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { longestMessage } from '#machines/conversation/limits.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import * as submit from '../../forms/Submit.css.ts';
import * as area from '../../forms/fields/TextArea.css.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import * as button from '../../ui/button/Button.css.ts';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { takeLostFocus } from '../../ui/focus/lostFocus.ts';
import { type ContactFlow, ContactSession } from './contactFlow.ts';
import { LazyUnconfirmed } from './lazyUnconfirmed.tsx';
import { ContactNotice } from './ContactNotice.tsx';
import * as styles from './WriteDialog.css.ts';

interface WriteDialogProps {
  readonly flow: ContactFlow;
  /** The seller's name; empty if they have none. */
  readonly seller: string;
  /**
   * The id of the element that opens the dialog, or that replaces it after sending; it gets the focus when the dialog
   * closes.
   */
  readonly way: string;
}

/** The dialog for the first message to a seller, and for its delivery state after sending. */
export function WriteDialog({ flow, seller, way }: WriteDialogProps) {
  const screen = useSelector(flow, screenIn);
  const isOpen = screen !== null;
  // Moves the focus if the browser cannot return it, because the element that opened the dialog no longer exists.
  useEffect(() => (isOpen ? () => takeLostFocus(document.getElementById(way)) : undefined), [isOpen, way]);
  if (!isOpen) return null;
  const close = () => flow.send({ type: 'writing.closed' });
  return (
    <Dialog
      title={
        seller === '' ? (
          <Trans id="message.write.title">Your message</Trans>
        ) : (
          <Trans id="message.write.to">
            Message to <bdi>{seller}</bdi>
          </Trans>
        )
      }
      onClose={close}
    >
      {screen === 'writing' && <Writing flow={flow} />}
      {screen === 'behind' && <Behind flow={flow} onClose={close} />}
      {screen === 'sent' && <Sent flow={flow} onClose={close} />}
    </Dialog>
  );
}

interface ShownProps extends Pick<WriteDialogProps, 'flow'> {
  readonly onClose: () => void;
}

/** The content of the dialog; null while the dialog is closed or hidden by the login. */
function screenIn(now: SnapshotFrom<ContactFlow>): 'writing' | 'behind' | 'sent' | null {
  if (now.matches({ message: { open: 'sent' } })) return 'sent';
  if (now.matches({ message: { open: 'behind' } })) return 'behind';
  return now.matches({ message: { open: 'writing' } }) || now.matches({ message: { open: 'sending' } })
    ? 'writing'
    : null;
}

function Behind({ flow, onClose }: ShownProps) {
  const beginning = useBeginning<HTMLParagraphElement>();
  const text = useSelector(flow, ({ context }) => context.text);
  return (
    <div className={styles.content}>
      <p ref={beginning} tabIndex={-1} role="status" className={styles.sent}>
        <Trans id="message.contact.waits">No connection. Your message hasn’t been sent yet.</Trans>
      </p>
      <p>
        <Trans id="message.contact.waitsHint">It will be sent automatically once you’re back online.</Trans>
      </p>
      <p className={styles.written} dir="auto">
        {text}
      </p>
      <Button kind="primary" onClick={() => flow.send({ type: 'message.retried' })}>
        <Trans id="message.retry">Try again</Trans>
      </Button>
      <Button onClick={() => flow.send({ type: 'message.withdrawn' })}>
        <Trans id="message.write.edit">Edit message</Trans>
      </Button>
      <Button onClick={onClose}>
        <Trans id="message.write.back">Back to ad</Trans>
      </Button>
    </div>
  );
}

function Sent({ flow, onClose }: ShownProps) {
  const beginning = useBeginning<HTMLParagraphElement>();
  const language = useLanguage();
  const conversation = useSelector(flow, ({ context }) => context.box?.conversation ?? null);
  return (
    <div className={styles.content}>
      <p ref={beginning} tabIndex={-1} role="status" className={styles.sent}>
        <Trans id="message.write.sent">Message sent</Trans>
      </p>
      <p>
        <Trans id="message.write.sentHint">You’ll find the seller’s reply in your messages.</Trans>
      </p>
      {conversation !== null && (
        <LinkButton kind="primary" to={pathTo('messages', language, { tab: 'buying', id: conversation })}>
          <Trans id="message.contact.open">Open conversation</Trans>
        </LinkButton>
      )}
      <Button onClick={onClose}>
        <Trans id="message.write.back">Back to ad</Trans>
      </Button>
    </div>
  );
}

/** The server refuses messages from an account with an unconfirmed address, and the user learns that before writing. */
function Writing({ flow }: Pick<WriteDialogProps, 'flow'>) {
  const id = useId();
  const language = useLanguage();
  const listing = useSelector(flow, ({ context }) => context.listing);
  const email = useSelector(use(ContactSession), ({ context }) => unconfirmedEmailOf(context.known));
  return (
    <div className={styles.content}>
      {email !== null && (
        <LazyUnconfirmed id={id} email={email} returnTo={pathTo('listing', language, { id: listing })}>
          <Trans id="message.write.confirmFirst">After that, you can send your message. Your text stays here.</Trans>
        </LazyUnconfirmed>
      )}
      <MessageForm flow={flow} notice={email === null ? undefined : id} />
    </div>
  );
}

interface MessageFormProps extends Pick<WriteDialogProps, 'flow'> {
  /** The id of a notice that the user should read before writing; undefined if there is none. */
  readonly notice: string | undefined;
}

function MessageForm({ flow, notice }: MessageFormProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useBeginning<HTMLTextAreaElement>();
  const text = useSelector(flow, ({ context }) => context.text);
  const box = useSelector(flow, ({ context }) => context.box);
  const isRefused = useSelector(flow, (now) => now.matches({ message: { open: { writing: 'refused' } } }));
  const problem = useSelector(flow, ({ context }) => context.waiting?.problem ?? null);
  const hasFailed = useSelector(flow, (now) => now.matches({ message: { open: { writing: 'failed' } } }));
  const isBusy = useSelector(flow, (now) => now.hasTag('busy'));
  const isEmpty = text.trim() === '';
  const write = (written: string) => flow.send({ type: 'text.changed', text: written });
  const questions = [
    t({ id: 'message.quick.available', message: 'Is it still available?' }),
    t({ id: 'message.quick.collect', message: 'When could I come by?' }),
    t({ id: 'message.quick.negotiable', message: 'Is the price negotiable?' }),
  ];

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty) field.current!.focus();
    flow.send({ type: 'message.submitted', key: randomUuid() });
  }

  return (
    <form noValidate className={styles.content} onSubmit={send}>
      {box && <ContactNotice state={box.state} awayUntil={box.awayUntil} />}
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          <Trans id="message.write.title">Your message</Trans>
        </label>
        <textarea
          ref={field}
          id={id}
          rows={5}
          maxLength={longestMessage}
          value={text}
          readOnly={isBusy}
          aria-describedby={[notice, isRefused || hasFailed ? `${id}-problem` : ''].join(' ').trim() || undefined}
          className={area.area.fine}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      {isEmpty && (
        <ul aria-label={t({ id: 'message.quick.questions', message: 'Quick questions' })} className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                className={styles.question}
                onClick={() => {
                  write(question);
                  field.current!.focus();
                }}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(isRefused || hasFailed) && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {isRefused ? (
            (problem ?? <Trans id="message.contact.refused">We couldn’t send your message.</Trans>)
          ) : (
            <Trans id="message.contact.failed">
              Your message wasn’t sent, but your text is still here. Please send it again.
            </Trans>
          )}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isBusy || isEmpty}
        aria-busy={isBusy}
        className={`${button.kind.primary} ${button.size.normal} ${submit.submit}`}
      >
        <span>
          {hasFailed ? (
            <Trans id="message.resend">Send again</Trans>
          ) : (
            <Trans comment="a message" id="message.send">
              Send message
            </Trans>
          )}
        </span>
        <span className={isBusy ? submit.ring : submit.noRing} aria-hidden />
      </button>
    </form>
  );
}

/**
 * A ref that focuses the first element of a screen. A ref callback would run before the dialog opens, which moves the
 * focus.
 */
function useBeginning<E extends HTMLElement>(): RefObject<E | null> {
  const beginning = useRef<E>(null);
  useEffect(() => beginning.current!.focus(), []);
  return beginning;
}
