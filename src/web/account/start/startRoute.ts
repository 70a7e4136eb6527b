import type { RouteName } from '#routes';

/** The pages of the login area, and of one's own account. */
export type StartRoute = Extract<
  RouteName,
  'login' | 'register' | 'forgot' | 'start' | 'checkEmail' | 'passwordReset' | 'user' | 'deleteSurvey'
>;
