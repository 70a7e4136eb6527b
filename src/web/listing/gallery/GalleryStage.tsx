import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Expand from 'lucide-react/icons/expand';
import type { MouseEvent, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { galleryMachine } from '#machines/listing/galleryMachine.ts';
import { pictureAddress, pictureFiles } from '#market/pictures.ts';

import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';
import { useSwipe } from './useSwipe.ts';

const stageSizes = '(min-width: 1364px) 888px, (min-width: 994px) calc(100vw - 444px), 100vw';

interface GalleryStageProps {
  /** The id of the element with the picture, which can get the focus. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The id of the radio button of a picture. */
  readonly idOf: (index: number) => string;
  readonly flow: ActorRefFrom<typeof galleryMachine>;
  readonly placeholder: ReactNode;
  /** Opens it in full screen; without scripts, the link opens the picture's file. */
  readonly onOpen: (event: MouseEvent) => void;
}

/** A picture of a listing as large as the page allows. */
export function GalleryStage({ id, name, title, index, count, idOf, flow, placeholder, onOpen }: GalleryStageProps) {
  const { t } = useLingui();
  const swipe = useSwipe(flow.send);
  const number = index + 1;
  return (
    <div className={count > 1 ? styles.large : styles.only} {...swipe}>
      <a id={id} href={pictureAddress(name, 1280, 'jpg')} className={styles.whole} onClick={onPlainClick(onOpen)}>
        <Picture
          of={pictureFiles(name, 1280)}
          alt={title}
          sizes={stageSizes}
          shape="stage"
          priority={index === 0 && 'first'}
          placeholder={placeholder}
        />
        <VisuallyHidden>{t({ id: 'ad.fullScreen', message: 'Show in full screen' })}</VisuallyHidden>
        <span className={styles.fullScreenSign}>
          <Icon of={Expand} />
        </span>
      </a>
      {index > 0 && <Step to={idOf(index - 1)} icon={ChevronLeft} side="before" />}
      {number < count && <Step to={idOf(index + 1)} icon={ChevronRight} side="after" />}
      {count > 1 && (
        <span className={styles.count}>{t({ id: 'ad.photoCount', message: `${number} of ${count}` })}</span>
      )}
    </div>
  );
}

interface StepProps {
  /** The id of the radio button of its target. */
  readonly to: string;
  readonly icon: LucideIcon;
  readonly side: keyof typeof styles.step;
}

/**
 * A button to the next or previous picture, for the pointer alone: keyboards and screen readers use the radio buttons.
 */
function Step({ to, icon, side }: StepProps) {
  return (
    <label htmlFor={to} className={styles.step[side]} aria-hidden>
      <Icon of={icon} />
    </label>
  );
}
