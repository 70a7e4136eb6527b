/** The routes of the account's page, from the login to the last mail. */
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
