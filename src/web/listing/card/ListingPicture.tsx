import type { ReactNode } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import { pictureFiles, type PictureWidth } from '#market/pictures.ts';

import type { Priority } from '../../ui/image/Image.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import { CategorySign } from './CategorySign.tsx';

/** Where a listing's picture can be, with its width there at each width of the window (look, Grid). */
const rooms = {
  card: {
    shape: 'card',
    widest: 640,
    sizes: '(min-width: 1364px) 317px, (min-width: 994px) 25vw, (min-width: 800px) 33vw, 50vw',
  },
  large: {
    shape: 'filling',
    widest: 1280,
    sizes: '(min-width: 1364px) 658px, (min-width: 994px) 50vw, (min-width: 800px) 66vw, 100vw',
  },
  row: { shape: 'card', widest: 480, sizes: '(min-width: 1364px) 240px, (min-width: 800px) 200px, 144px' },
} as const satisfies Record<string, { shape: string; widest: PictureWidth; sizes: string }>;

interface ListingPictureProps {
  readonly item: Pick<ListingItem, 'thumb_name' | 'category_info'>;
  readonly room: keyof typeof rooms;
  readonly priority?: Priority;
  /** Content over the picture, such as a badge. */
  readonly children?: ReactNode;
}

/**
 * The cover of a listing in a list, with an empty `alt`, because adjacent text describes it. Without a picture, the
 * category's icon replaces it.
 */
export function ListingPicture({ item, room, priority = false, children }: ListingPictureProps) {
  const { shape, widest, sizes } = rooms[room];
  return (
    <Picture
      of={item.thumb_name === null ? undefined : pictureFiles(item.thumb_name, widest)}
      alt=""
      shape={shape}
      sizes={sizes}
      priority={priority}
      placeholder={<CategorySign category={item.category_info} />}
    >
      {children}
    </Picture>
  );
}
