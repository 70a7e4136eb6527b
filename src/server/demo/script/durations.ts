/** How long ago something happened, in milliseconds. Fractions are welcome: nobody sells on the hour. */
export const minutes = (count: number): number => Math.round(count * 60_000);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
