/** The id of a photo's tile. The tile gets the focus when the pressed control in it disappears. */
export const tileId = (key: string) => `photo-${key}`;
