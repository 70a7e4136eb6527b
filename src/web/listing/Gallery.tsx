import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { pictureFiles } from '#market/pictures.ts';

import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as styles from './Gallery.css.ts';

const stageSizes = '(min-width: 1364px) 888px, (min-width: 994px) calc(100vw - 444px), 100vw';
const thumbSizes = '(min-width: 994px) 140px, 16vw';

interface GalleryProps {
  readonly names: readonly string[];
  /** What the pictures show, for those who do not see them. */
  readonly title: string;
}

/**
 * The pictures of an ad: one large, and all of them small below it. The small ones are a group of radio buttons, so the
 * browser itself keeps which is chosen: arrow keys move through them, and it works before any script has come.
 */
export function Gallery({ names, title }: GalleryProps) {
  const { t } = useLingui();
  const group = useId();
  const last = names.length - 1;
  const idOf = (index: number) => `${group}${index}`;

  if (last < 1) {
    const [only] = names;
    return (
      <Picture
        of={only === undefined ? undefined : pictureFiles(only, 1280)}
        alt={title}
        sizes={stageSizes}
        shape="stage"
        priority
      />
    );
  }
  return (
    <div className={styles.gallery} role="radiogroup" aria-label={t`Pictures`}>
      {names.map((name, index) => {
        const number = index + 1;
        const count = names.length;
        return (
          <div key={number} className={styles.entry}>
            <label className={styles.thumb}>
              <input
                id={idOf(index)}
                type="radio"
                name={group}
                defaultChecked={index === 0}
                aria-label={t`Picture ${number} of ${count}`}
                className={styles.radio}
              />
              <span className={styles.face}>
                <Picture of={pictureFiles(name, 320)} alt="" sizes={thumbSizes} priority />
              </span>
            </label>
            <div className={styles.large}>
              <Picture
                of={pictureFiles(name, 1280)}
                alt={title}
                sizes={stageSizes}
                shape="stage"
                priority={index === 0}
              />
              {index > 0 && <Step to={idOf(index - 1)} icon={ChevronLeft} side="before" />}
              {index < last && <Step to={idOf(index + 1)} icon={ChevronRight} side="after" />}
              <span className={styles.count}>{t`${number} of ${count}`}</span>
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface StepProps {
  /** The radio button of the picture it leads to. */
  readonly to: string;
  readonly icon: LucideIcon;
  readonly side: keyof typeof styles.step;
}

/** For the pointer alone: keys and readers have the radio buttons themselves. */
function Step({ to, icon, side }: StepProps) {
  return (
    <label htmlFor={to} className={styles.step[side]} aria-hidden>
      <Icon of={icon} />
    </label>
  );
}
