import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';

import type { PictureFiles } from '#market/pictures.ts';

import { Icon } from '../Icon.tsx';
import { Image, type Priority } from './Image.tsx';
import * as styles from './Picture.css.ts';

interface PictureProps {
  /** `undefined` without a picture: the box keeps its size and shows the placeholder. */
  readonly of: PictureFiles | undefined;
  /** The alternative text; empty if adjacent text says the same. */
  readonly alt: string;
  /** A `sizes` attribute: the picture's rendered width by the window's width, from which the browser chooses a file. */
  readonly sizes: string;
  readonly shape?: keyof typeof styles.shape;
  /** For the first screen; other pictures load when they approach the window (UI-5). */
  readonly priority?: Priority;
  /** Replaces a picture that is missing or fails to load (UI-4). */
  readonly placeholder?: ReactNode;
  /** An overlay above the picture, such as a badge. */
  readonly children?: ReactNode;
}

/** A picture in a box of fixed ratio, so that nothing shifts when it loads. */
export function Picture({ of, alt, sizes, shape = 'card', priority = false, placeholder, children }: PictureProps) {
  const absent = <span className={styles.absent}>{placeholder ?? <Icon of={ImageOff} size="large" />}</span>;
  return (
    <span className={styles.shape[shape]}>
      {of ? (
        <Image of={of} alt={alt} sizes={sizes} size={styles.size[shape]} priority={priority} absent={absent} />
      ) : (
        absent
      )}
      {children && <span className={styles.above}>{children}</span>}
    </span>
  );
}
