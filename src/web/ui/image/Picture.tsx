import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';

import type { PictureFiles } from '#market/pictures.ts';

import { Icon } from '../Icon.tsx';
import { Image, type Priority } from './Image.tsx';
import * as styles from './Picture.css.ts';

interface PictureProps {
  /** `undefined` where there is none: the box keeps its room and shows what stands in for it. */
  readonly of: PictureFiles | undefined;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
  /** How much room it has at each width of the window, for the choice of a file: a `sizes` attribute. */
  readonly sizes: string;
  readonly shape?: keyof typeof styles.shape;
  /** Of the first screen; the others wait until they come near (UI-5). */
  readonly priority?: Priority;
  /** Stands in for a picture that is missing or does not come (UI-4). */
  readonly placeholder?: ReactNode;
  /** What lies above it, such as a badge. */
  readonly children?: ReactNode;
}

/** A picture in a box of known shape, so that nothing moves when it arrives. */
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
