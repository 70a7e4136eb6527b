import type { ReactNode } from 'react';

import type { AccountRoute } from './accountRoutes.ts';
import { ConfirmationPage } from './confirmation/ConfirmationPage.tsx';
import { RenewalPage } from './renewal/RenewalPage.tsx';
import { UserPages } from './user/UserPages.tsx';
import { CheckEmailScreen } from './start/registration/CheckEmailScreen.tsx';
import { ForgottenScreen } from './start/passwordReset/ForgottenScreen.tsx';
import { LoginScreen } from './start/login/LoginScreen.tsx';
import { PasswordResetScreen } from './start/passwordReset/PasswordResetScreen.tsx';
import { RegistrationScreen } from './start/registration/RegistrationScreen.tsx';
import { ToLogin } from './start/login/ToLogin.tsx';

/** The screen of each address of the login area, of the links in mails and of the user's own account. */
export function AccountArea({ route }: { readonly route: AccountRoute }) {
  return screens[route];
}

const screens: Readonly<Record<AccountRoute, ReactNode>> = {
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
  renewal: <RenewalPage />,
};
