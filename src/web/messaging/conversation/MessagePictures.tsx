import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';
import { useCallback, useRef } from 'react';

import { galleryMachine } from '#machines/listing/galleryMachine.ts';
import { pictureFiles } from '#market/pictures.ts';

import { chunk } from '../../chunks/chunk.ts';
import { inspect } from '../../flows/inspection.ts';
import { Modal, useModal } from '../../ui/dialog/Modal.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import * as styles from './Conversation.css.ts';

const fullScreen = chunk(() => import('../../listing/gallery/FullScreenGallery.tsx'));

interface MessagePicturesProps {
  readonly names: readonly string[];
  /** The sender's name; null for the user's own message. */
  readonly from: string | null;
}

/** The pictures of a message; each opens full screen. */
export function MessagePictures({ names, from }: MessagePicturesProps) {
  const { t } = useLingui();
  const flow = useActorRef(galleryMachine, { input: { count: names.length }, inspect });
  const modal = useModal(fullScreen);
  const list = useRef<HTMLUListElement>(null);
  const byKey = useRef(true);
  const focusPicture = useCallback(() => {
    list.current?.querySelectorAll('button')[flow.getSnapshot().context.index]?.focus();
  }, [flow]);
  const count = names.length;
  const title =
    from === null
      ? t({ id: 'message.photo.yours', message: 'Your photo' })
      : t({ id: 'message.photo.from', message: `Photo from ${from}` });
  return (
    <>
      <ul ref={list} className={styles.pictures[count > 1 ? 'several' : 'one']}>
        {names.map((name, index) => {
          const number = index + 1;
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.picture}
                aria-label={
                  from === null
                    ? t({ id: 'message.photo.enlargeYours', message: `Enlarge your photo ${number} of ${count}` })
                    : t({ id: 'message.photo.enlarge', message: `Enlarge photo ${number} of ${count} from ${from}` })
                }
                onClick={({ detail }) => {
                  byKey.current = detail === 0;
                  flow.send({ type: 'picture.chosen', index });
                  modal.send({ type: 'modal.opened' });
                }}
              >
                <Picture of={pictureFiles(name, 640)} alt="" sizes="(width < 600px) 70vw, 320px" priority />
              </button>
            </li>
          );
        })}
      </ul>
      <Modal flow={modal} content={fullScreen} title={<Trans id="message.photos">Photos</Trans>} shape="screen">
        {({ FullScreenGallery }) => (
          <FullScreenGallery flow={flow} names={names} title={title} byKey={byKey.current} onLeft={focusPicture} />
        )}
      </Modal>
    </>
  );
}
