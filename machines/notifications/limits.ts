/** Most notifications in sight (NOTIFICATIONS-7). */
export const mostNotifications = 3;

/** How long a notification stays unless it says otherwise, in milliseconds (NOTIFICATIONS-8). */
export const notificationTimeout = 6_000;
