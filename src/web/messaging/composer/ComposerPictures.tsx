import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ActorRefFrom } from 'xstate';

import type { ComposerPicture } from '#machines/messaging/openConversation/composerSetup.ts';
import type { composerMachine } from '#machines/messaging/openConversation/composerMachine.ts';

import { Icon } from '../../ui/Icon.tsx';
import { leaveFocusTo } from '../../ui/focus/lostFocus.ts';
import * as styles from './Composer.css.ts';

interface ComposerPicturesProps {
  readonly flow: ActorRefFrom<typeof composerMachine>;
  /** The id of the field that gets the focus when a picture is removed. */
  readonly fieldId: string;
}

/** The pictures of an unsent message, each with its upload progress. */
export function ComposerPictures({ flow, fieldId }: ComposerPicturesProps) {
  const { t } = useLingui();
  const pictures = useSelector(flow, ({ context }) => context.pictures);
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t({ id: 'message.photos.label', message: 'Photos in this message' })}>
      {pictures.map((picture) => (
        <li key={picture.key} className={styles.picture}>
          <Tile flow={flow} picture={picture} fieldId={fieldId} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ flow, picture, fieldId }: ComposerPicturesProps & { readonly picture: ComposerPicture }) {
  const { t } = useLingui();
  const { key, url, file, state, problem } = picture;
  const part = useSelector(flow, ({ context }) => (context.sending === key ? context.part : null));
  const percent = Math.round((part ?? 0) * 100);
  const leaving = leaveFocusTo(fieldId);
  return (
    <>
      <span className={styles.thumb}>
        <img src={url} alt={file} className={styles.thumbImage} />
        {state === 'waiting' && (
          <progress
            max={100}
            value={percent}
            className={styles.progress}
            aria-label={t({ id: 'message.photos.progress', message: `Uploading ${file}: ${percent}%` })}
          />
        )}
        <button
          ref={leaving}
          type="button"
          className={styles.remove}
          aria-label={t({ id: 'message.photos.remove', message: `Remove photo ${file}` })}
          onClick={() => flow.send({ type: 'picture.removed', key })}
        >
          <Icon of={X} size="inline" />
        </button>
      </span>
      {state === 'failed' && (
        <>
          <p role="status" className={styles.later}>
            <Trans id="message.photos.later">Will be sent with the message</Trans>
          </p>
          <button
            ref={leaving}
            type="button"
            className={styles.retry}
            aria-label={t({ id: 'message.photos.retry', message: `Try again: ${file}` })}
            onClick={() => flow.send({ type: 'picture.retried', key })}
          >
            <Icon of={RotateCw} size="inline" />
            <Trans id="message.retry">Try again</Trans>
          </button>
        </>
      )}
      {state === 'refused' && (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      )}
    </>
  );
}
