import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { GalleryEvent } from '#machines/listing/galleryEvents.ts';
import { closest, type galleryMachine } from '#machines/listing/galleryMachine.ts';
import { pictureFiles } from '#market/pictures.ts';

import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import * as styles from './FullScreenGallery.css.ts';
import { pictureForKey } from './galleryKeys.ts';
import { useMagnifier } from './useMagnifier.ts';
import { useSwipe } from './useSwipe.ts';

/** The factor by which a button or a key zooms the picture. */
const step = 1.5;

interface FullScreenGalleryProps {
  readonly flow: ActorRefFrom<typeof galleryMachine>;
  readonly names: readonly string[];
  readonly title: string;
  /** Whether a key opened the gallery. */
  readonly byKey: boolean;
  /** Called when the gallery is closed: the current picture may differ from the one that opened it. */
  readonly onLeft: () => void;
}

/** The pictures of a listing in full screen: keys and swipes turn them, pinching or a double press magnifies. */
export function FullScreenGallery({ flow, names, title, byKey, onLeft }: FullScreenGalleryProps) {
  const { t } = useLingui();
  const { index, scale } = useSelector(flow, ({ context }) => context);
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(flow.send);
  const { zoom, pressed } = useMagnifier(stage, flow);

  // Keys work from the start and regardless of the focus. The zoom is reset on close.
  useEffect(() => {
    const dialog = stage.current?.closest('dialog');
    function onKeyDown(event: KeyboardEvent) {
      const snapshot = flow.getSnapshot();
      const galleryEvent = galleryEventOf(event, snapshot.context.scale);
      // Events that the chart does not accept are left to the browser: arrows scroll a magnified picture.
      if (!galleryEvent || !snapshot.can(galleryEvent)) return;
      event.preventDefault();
      flow.send(galleryEvent);
    }
    // A gallery that a mouse opens needs no ring. WebKit would draw one wherever a script sets the focus.
    stage.current?.focus(byKey ? undefined : { focusVisible: false });
    dialog?.addEventListener('keydown', onKeyDown);
    return () => {
      dialog?.removeEventListener('keydown', onKeyDown);
      flow.send({ type: 'zoom.changed', scale: 1 });
      onLeft();
    };
  }, [flow, byKey, onLeft]);

  function onDoubleClick({ clientX, clientY }: MouseEvent) {
    zoom({ clientX, clientY }, { type: 'zoom.toggled' });
  }

  const number = index + 1;
  const count = names.length;
  const name = names[index]!;
  return (
    <div className={styles.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do all that fingers do */}
      <div
        ref={stage}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll over a magnified picture
        tabIndex={0}
        aria-label={t({ id: 'ad.photo', message: `Photo ${number} of ${count}` })}
        className={styles.stage}
        onDoubleClick={onDoubleClick}
        {...pressed}
        {...swipe}
      >
        <div className={styles.picture} style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <Picture of={pictureFiles(name, 1280)} alt={title} sizes="100vw" shape="whole" priority />
        </div>
      </div>
      <div className={styles.controls}>
        <Control
          icon={ChevronLeft}
          label={t({ id: 'ad.previousPhoto', message: 'Previous photo' })}
          flow={flow}
          event={{ type: 'picture.chosen', index: index - 1 }}
        />
        <span className={styles.count} role="status">
          {t({ id: 'ad.photoCount', message: `${number} of ${count}` })}
        </span>
        <Control
          icon={ChevronRight}
          label={t({ id: 'ad.nextPhoto', message: 'Next photo' })}
          flow={flow}
          event={{ type: 'picture.chosen', index: index + 1 }}
        />
        <Control
          icon={ZoomOut}
          label={t({ id: 'ad.zoomOut', message: 'Zoom out' })}
          flow={flow}
          event={{ type: 'zoom.changed', scale: scale / step }}
          isIdle={scale === 1}
        />
        <Control
          icon={ZoomIn}
          label={t({ id: 'ad.zoomIn', message: 'Zoom in' })}
          flow={flow}
          event={{ type: 'zoom.changed', scale: scale * step }}
          isIdle={scale === closest}
        />
      </div>
    </div>
  );
}

function galleryEventOf(event: KeyboardEvent, scale: number): GalleryEvent | undefined {
  if (event.key === '+' || event.key === '=') return { type: 'zoom.changed', scale: scale * step };
  if (event.key === '-') return { type: 'zoom.changed', scale: scale / step };
  if (event.key === '0') return { type: 'zoom.changed', scale: 1 };
  const to = pictureForKey(event);
  return to && { type: 'picture.sought', to };
}

interface ControlProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly flow: ActorRefFrom<typeof galleryMachine>;
  readonly event: GalleryEvent;
  /** Whether it would have no effect now. */
  readonly isIdle?: boolean;
}

function Control({ icon, label, flow, event, isIdle = false }: ControlProps) {
  const isOpen = useSelector(flow, (snapshot) => snapshot.can(event)) && !isIdle;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isOpen}
      className={styles.control}
      onClick={() => isOpen && flow.send(event)}
    >
      <Icon of={icon} size="large" />
    </button>
  );
}
