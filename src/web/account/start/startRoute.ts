import type { RouteName } from '#routes';

/** The pages of the login area. */
export type StartRoute = Extract<RouteName, 'login' | 'register' | 'forgot' | 'start' | 'checkEmail' | 'passwordReset'>;
