import type { RouteName } from '#routes';

/** The routes that the page of accounts shows: the login area, the links of mails, and the visitor's own account. */
export type AccountRoute = Extract<
  RouteName,
  | 'login'
  | 'register'
  | 'forgot'
  | 'start'
  | 'checkEmail'
  | 'user'
  | 'deleteSurvey'
  | 'passwordReset'
  | 'verify'
  | 'emailChange'
  | 'deletionUndo'
  | 'renewal'
>;
