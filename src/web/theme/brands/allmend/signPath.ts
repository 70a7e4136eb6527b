/** The outline of allmend's sign, in a square of 64 by 64 units. */
export const signPath =
  'M32 4A28 28 0 0 1 47.5 8.7V4H61V60H47.5V55.3A28 28 0 1 1 32 4ZM18 38.5H46A14 14 0 0 0 18 38.5Z';
