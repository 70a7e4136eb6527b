import { type ReactNode, startTransition, useCallback } from 'react';

import type { PictureFiles } from '#market/pictures.ts';

import * as styles from './Picture.css.ts';
import { whenNear } from './nearness.ts';
import { useImage } from './useImage.ts';

/** Loaded at once, for it is in the first screen; or first, before all others: the one that the screen is about. */
export type Priority = boolean | 'first';

interface ImageProps {
  readonly of: PictureFiles;
  readonly alt: string;
  readonly sizes: string;
  /** What the file is expected to be, until it has told. */
  readonly size: { readonly width: number; readonly height: number };
  readonly priority: Priority;
  /** In sight when it does not come. */
  readonly absent: ReactNode;
}

/**
 * An image on its chart. One that waits is in the document for those alone who run no script: a browser's own lazy loading
 * begins more than a thousand pixels away.
 */
export function Image(image: ImageProps) {
  const { of, priority, absent } = image;
  const [snapshot, tell] = useImage(of.src, priority !== false);

  const approach = useCallback(
    (place: HTMLElement) => whenNear(place, () => tell({ type: 'image.approached' })),
    [tell],
  );
  /**
   * What came or failed before this view could hear of it, as under a script that is late, it hears now: in a transition,
   * since otherwise all images of the first screen were drawn again before the browser gets to breathe.
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
