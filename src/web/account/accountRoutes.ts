/** The routes in the area of login and account, from the login page to the pages that mails open. */
export const accountRoutes = [
  'login',
  'register',
  'forgot',
  'start',
  'passwordReset',
  'checkEmail',
  'verify',
  'emailChange',
  'deletionUndo',
  'renewal',
  'deleteSurvey',
  'user',
] as const;

export type AccountRoute = (typeof accountRoutes)[number];
