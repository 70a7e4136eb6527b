/** The most notifications that are visible at once (NOTIFICATIONS-7). */
export const mostNotifications = 3;

/** The default duration of a notification, in milliseconds (NOTIFICATIONS-8). */
export const notificationTimeout = 6_000;
