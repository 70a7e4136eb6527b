import { initialsOf } from '#machines/account/initials.ts';
import { type PictureFiles, pictureFiles } from '#market/pictures.ts';

import { Image } from '../ui/image/Image.tsx';
import * as styles from './Portrait.css.ts';

interface PortraitProps {
  /** The name in the picture store, or files at hand; null where there is none. */
  readonly picture: string | PictureFiles | null;
  /** Whose it is: their initials stand in. */
  readonly name: string;
  /** Empty where the words beside it say the same. */
  readonly alt?: string;
  readonly size?: keyof typeof styles.size;
}

/** Twice as wide as it is shown, for fine screens. */
const widest = { small: 160, medium: 160, large: 320 } as const;
const shown = { small: 28, medium: 52, large: 96 } as const;

/** Somebody's picture or logo, round and of fixed size; their initials where they have none, or it does not come. */
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
