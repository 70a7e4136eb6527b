import { initialsOf } from '#machines/account/initials.ts';
import { type PictureFiles, pictureFiles } from '#market/pictures.ts';

import { Image } from '../ui/image/Image.tsx';
import * as styles from './Portrait.css.ts';

interface PortraitProps {
  /** The name in the picture store, or the files themselves; null without a picture. */
  readonly picture: string | PictureFiles | null;
  /** The account's name, whose initials replace a missing picture. */
  readonly name: string;
  /** The alternative text of the picture; empty if adjacent text says the same. */
  readonly alt?: string;
  readonly size?: keyof typeof styles.size;
}

/** The maximum width of the requested picture in pixels: at least twice the shown size, for high-resolution screens. */
const widest = { small: 160, medium: 160, large: 320 } as const;
const shown = { small: 28, medium: 52, large: 96 } as const;

/**
 * An account's picture or logo: round and of fixed size. Initials replace a picture that is missing or fails to load.
 */
export function Portrait({ picture, name, alt = '', size = 'small' }: PortraitProps) {
  const initials = <span aria-hidden>{initialsOf(name)}</span>;
  const side = shown[size];
  return (
    <span className={styles.size[size]}>
      {picture === null ? (
        initials
      ) : (
        <Image
          of={typeof picture === 'string' ? pictureFiles(picture, widest[size]) : picture}
          alt={alt}
          sizes={`${side}px`}
          size={{ width: side, height: side }}
          priority
          absent={initials}
        />
      )}
    </span>
  );
}
