import { useLingui } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { useCallback, useMemo } from 'react';

import { pictureFiles } from '#market/pictures.ts';

import { findFile } from '../../photos/chosenFiles.ts';
import type { filesOf } from '../../outbox/outbox.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import type { CarriedMessage } from './carriedMessage.ts';
import * as styles from './WaitingPictures.css.ts';

interface WaitingPicturesProps {
  /** The id of the outbox command that contains the pictures. */
  readonly command: string;
  readonly pictures: CarriedMessage['pictures'];
  readonly filesOf: typeof filesOf;
}

const absent = <Icon of={ImageOff} />;

/** Thumbnails of a waiting message's pictures: those that this device has not uploaded yet. */
export function WaitingPictures({ command, pictures, filesOf }: WaitingPicturesProps) {
  const { t } = useLingui();
  const count = pictures.length;
  // The files of all pictures are read together and only once, because they are stored with one command.
  const bring = useMemo(() => askingOnce(() => filesOf(command)), [command, filesOf]);
  if (count === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t({ id: 'message.photos', message: 'Photos' })}>
      {pictures.map((picture, index) => {
        const number = index + 1;
        const alt = t({ id: 'message.photo.number', message: `Photo ${number} of ${count}` });
        return typeof picture === 'string' ? (
          <li key={picture} className={styles.picture}>
            <Picture
              of={pictureFiles(picture, 320)}
              alt={alt}
              sizes="64px"
              shape="tile"
              placeholder={absent}
              priority
            />
          </li>
        ) : (
          <li key={picture.held} className={styles.picture}>
            <Held held={picture.held} alt={alt} bring={bring} />
          </li>
        );
      })}
    </ul>
  );
}

interface HeldProps {
  readonly held: string;
  readonly alt: string;
  readonly bring: () => ReturnType<typeof filesOf>;
}

/**
 * A picture that waits in the outbox. The document has its bytes until the outbox has stored them on the device. They
 * are loaded once the image is mounted.
 */
function Held({ held, alt, bring }: HeldProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      let isShown = true;
      let address: string | undefined;
      const load = async () => {
        const file = findFile(held) ?? (await bring()).get(held);
        if (file && isShown) image.src = address = URL.createObjectURL(file);
      };
      // A failure is ignored: a picture that cannot be read stays a grey square.
      load().catch(() => undefined);
      return () => {
        isShown = false;
        if (address !== undefined) URL.revokeObjectURL(address);
      };
    },
    [held, bring],
  );
  return <img ref={show} alt={alt} className={styles.image} />;
}

function askingOnce<Answer extends object>(ask: () => Answer): () => Answer {
  let answer: Answer | undefined;
  return () => (answer ??= ask());
}
