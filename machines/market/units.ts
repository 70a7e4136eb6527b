// Durations are in milliseconds, sizes in bytes.

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const megabyte = 1024 * 1024;
