import { type ReactNode, startTransition, useCallback } from 'react';

import type { PictureFiles } from '#market/pictures.ts';

import * as styles from './Picture.css.ts';
import { whenNear } from './nearness.ts';
import { useImage } from './useImage.ts';

/**
 * `true` loads at once, for images of the first screen; `first` loads before all others, for the main image of the
 * page.
 */
export type Priority = boolean | 'first';

interface ImageProps {
  readonly of: PictureFiles;
  readonly alt: string;
  readonly sizes: string;
  /** The expected width and height of the image, in px, before its file has loaded. */
  readonly size: { readonly width: number; readonly height: number };
  readonly priority: Priority;
  /** Replaces the image if it fails to load. */
  readonly absent: ReactNode;
}

/**
 * An image that loads as its statechart decides. While it waits, its file is in the document only for browsers without
 * scripts, because native lazy loading starts more than a thousand pixels away.
 */
export function Image(image: ImageProps) {
  const { of, priority, absent } = image;
  const [snapshot, tell] = useImage(of.src, priority !== false);

  const approach = useCallback(
    (place: HTMLElement) => whenNear(place, () => tell({ type: 'image.approached' })),
    [tell],
  );
  /**
   * Reports an image that loaded or failed before hydration. A transition avoids rendering all images of the first
   * screen again at once.
   */
  const meet = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.currentSrc !== '') {
        startTransition(() => tell({ type: element.naturalWidth > 0 ? 'image.loaded' : 'image.failed' }));
      }
    },
    [tell],
  );

  if (snapshot.matches('waiting')) {
    return (
      <span key={of.src} ref={approach} className={styles.awaited}>
        <noscript>
          <Files {...image} className={styles.image.shown} />
        </noscript>
      </span>
    );
  }
  if (snapshot.hasTag('error')) return absent;
  return (
    <Files
      {...image}
      className={styles.image[priority || snapshot.hasTag('loaded') ? 'shown' : 'coming']}
      imageRef={meet}
      onLoad={() => tell({ type: 'image.loaded' })}
      onError={() => tell({ type: 'image.failed' })}
    />
  );
}

interface FilesProps extends Omit<ImageProps, 'absent'> {
  readonly className: string;
  readonly imageRef?: (element: HTMLImageElement | null) => void;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

function Files({ of, alt, sizes, size, priority, className, imageRef, onLoad, onError }: FilesProps) {
  return (
    <picture key={of.src} className={styles.files}>
      {of.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={imageRef}
        className={className}
        src={of.src}
        alt={alt}
        width={size.width}
        height={size.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
