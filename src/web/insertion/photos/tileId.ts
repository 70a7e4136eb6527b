/** The id of the tile of a photo, which takes the focus where what was pressed in it goes. */
export const tileId = (key: string) => `photo-${key}`;
