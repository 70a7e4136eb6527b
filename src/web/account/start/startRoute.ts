import type { RouteName } from '#routes';

import type { ConfirmationRoute } from '../confirmation/confirming.ts';

/** The pages of the login area, of the links of mails, and of one's own account. */
export type StartRoute =
  | ConfirmationRoute
  | Extract<
      RouteName,
      'login' | 'register' | 'forgot' | 'start' | 'checkEmail' | 'passwordReset' | 'user' | 'deleteSurvey'
    >;
