import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from './Icon.tsx';
import * as styles from './Picture.css.ts';

interface PictureProps {
  /** `undefined` for an ad without pictures: the box keeps its room and says so with an icon. */
  readonly src: string | undefined;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
  readonly shape?: keyof typeof styles.shape;
  /** How much room it will have, for the choice of a file: a `sizes` attribute. */
  readonly sizes?: string;
  readonly srcSet?: string | undefined;
  /** In the first screen: loaded at once and first. The others wait until they come near. */
  readonly priority?: boolean;
  /** What lies above it, such as a badge. */
  readonly children?: ReactNode;
}

/** A picture in a box of known shape, so that nothing moves when it arrives. */
export function Picture({ src, alt, shape = 'card', sizes, srcSet, priority = false, children }: PictureProps) {
  const { width, height } = styles.size[shape];
  return (
    <span className={styles.shape[shape]}>
      {src === undefined ? (
        <span className={styles.absent}>
          <Icon of={ImageOff} size="large" />
        </span>
      ) : (
        <img
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      {children && <span className={styles.above}>{children}</span>}
    </span>
  );
}
