import type { ReactNode } from 'react';

import { ConfirmationPage } from '../confirmation/ConfirmationPage.tsx';
import { UserPages } from '../user/UserPages.tsx';
import { CheckEmailScreen } from './CheckEmailScreen.tsx';
import { ForgottenScreen } from './ForgottenScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import type { StartRoute } from './startRoute.ts';
import { ToLogin } from './ToLogin.tsx';

/** What the login area, the links of mails and one's own account show at each of their addresses. */
export function StartArea({ route }: { readonly route: StartRoute }) {
  return screens[route];
}

const screens: Readonly<Record<StartRoute, ReactNode>> = {
  login: <LoginScreen />,
  register: <RegistrationScreen />,
  forgot: <ForgottenScreen />,
  start: <ToLogin />,
  checkEmail: <CheckEmailScreen />,
  user: <UserPages />,
  deleteSurvey: <UserPages />,
  passwordReset: <PasswordResetScreen />,
  verify: <ConfirmationPage />,
  emailChange: <ConfirmationPage />,
  deletionUndo: <ConfirmationPage />,
};
