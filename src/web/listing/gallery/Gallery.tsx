import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';

import { galleryMachine } from '#machines/listing/galleryMachine.ts';
import { pictureFiles } from '#market/pictures.ts';

import { chunk } from '../../chunks/chunk.ts';
import { inspect } from '../../flows/inspection.ts';
import { Modal, useModal } from '../../ui/dialog/Modal.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import * as styles from './Gallery.css.ts';
import { pictureForKey } from './galleryKeys.ts';
import { GalleryStage } from './GalleryStage.tsx';

const fullScreen = chunk(() => import('./FullScreenGallery.tsx'));

const thumbSizes = '(min-width: 994px) 140px, 16vw';

/** The suffix of the id of a large picture's element; before it is the id of the picture's radio button. */
const stageEnd = '-stage';

interface GalleryProps {
  readonly names: readonly string[];
  /** The alternative text of the pictures. */
  readonly title: string;
  /** The content that replaces a missing picture. */
  readonly placeholder: ReactNode;
}

/**
 * The pictures of a listing: a large one, and thumbnails below it. The thumbnails are radio buttons, so that they work
 * before hydration; afterwards the chart decides.
 */
export function Gallery({ names, title, placeholder }: GalleryProps) {
  const { t } = useLingui();
  const flow = useActorRef(galleryMachine, { input: { count: names.length }, inspect });
  const index = useSelector(flow, ({ context }) => context.index);
  const modal = useModal(fullScreen);
  const group = useRef<HTMLDivElement>(null);
  const byKey = useRef(true);
  const groupId = useId();
  const idOf = (of: number) => `${groupId}${of}`;
  const focusStage = useCallback(() => {
    document.getElementById(`${groupId}${flow.getSnapshot().context.index}${stageEnd}`)?.focus();
  }, [flow, groupId]);

  // Selects in the flow the picture that the visitor chose before hydration.
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    flow.send({ type: 'picture.chosen', index: radios.findIndex(({ checked }) => checked) });
  }, [flow]);

  function onKeyDown(event: KeyboardEvent) {
    const to = pictureForKey(event);
    if (!to) return;
    // Prevents the native behaviour of radio buttons, which wraps around at the ends.
    event.preventDefault();
    flow.send({ type: 'picture.sought', to });
    document.getElementById(idOf(flow.getSnapshot().context.index))?.focus();
  }

  if (names.length === 0) return <Picture of={undefined} alt="" sizes="" shape="stage" placeholder={placeholder} />;
  return (
    <>
      <div
        ref={group}
        className={styles.gallery}
        role={names.length > 1 ? 'radiogroup' : 'group'}
        aria-label={t({ id: 'ad.photos', message: 'Photos' })}
      >
        {names.map((name, each) => {
          const number = each + 1;
          const count = names.length;
          return (
            <div key={number} data-chosen={each === index || undefined} className={styles.entry}>
              {count > 1 && (
                <label className={styles.thumb}>
                  <input
                    id={idOf(each)}
                    type="radio"
                    name={groupId}
                    checked={each === index}
                    onKeyDown={onKeyDown}
                    onChange={() => flow.send({ type: 'picture.chosen', index: each })}
                    aria-label={t({ id: 'ad.photo', message: `Photo ${number} of ${count}` })}
                    className={styles.radio}
                  />
                  <span className={styles.face}>
                    <Picture
                      of={pictureFiles(name, 320)}
                      alt=""
                      sizes={thumbSizes}
                      priority
                      placeholder={placeholder}
                    />
                  </span>
                </label>
              )}
              <GalleryStage
                name={name}
                title={title}
                index={each}
                count={count}
                id={`${idOf(each)}${stageEnd}`}
                idOf={idOf}
                flow={flow}
                placeholder={placeholder}
                onOpen={({ detail }) => {
                  byKey.current = detail === 0;
                  modal.send({ type: 'modal.opened' });
                }}
              />
            </div>
          );
        })}
      </div>
      <Modal flow={modal} content={fullScreen} title={<Trans id="ad.photos">Photos</Trans>} shape="screen">
        {({ FullScreenGallery }) => (
          <FullScreenGallery flow={flow} names={names} title={title} byKey={byKey.current} onLeft={focusStage} />
        )}
      </Modal>
    </>
  );
}
