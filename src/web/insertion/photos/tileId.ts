/** The id of a photo's tile, which takes the focus when the pressed control in it disappears. */
export const tileId = (key: string) => `photo-${key}`;
