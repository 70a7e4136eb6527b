import type { AccountRefusal } from '#machines/account/lifecycle/accountRules.ts';
import type { PasswordProblem } from '#machines/account/credentials/passwordRules.ts';

/** The codes for problems of a call's fields. */
export type FieldCode =
  | 'account.valueMissing'
  | 'account.emailInvalid'
  | 'account.emailUnreadable'
  | 'account.passwordWrong'
  | 'account.passwordTooShort'
  | 'account.passwordTooLong'
  | 'account.passwordTooCommon'
  | 'account.passwordIsEmail'
  | 'account.nameInvalid'
  | 'account.phoneInvalid'
  | 'account.zipcodeInvalid'
  | 'account.zipcodeUnknown'
  /** The postcode is followed by the name of another place. */
  | 'account.zipcodeElsewhere'
  | 'account.regionInvalid'
  | 'account.textTooLong'
  | 'account.textUnreadable'
  | 'account.pictureTooLarge'
  | 'account.pictureUnreadable'
  | 'account.pictureTooSmall'
  | 'account.pictureTooManyPixels'
  | 'account.sameEmail';

/** The reasons for which a call on accounts can be refused. */
export type AccountCallRefusal =
  | AccountRefusal
  | FieldCode
  | 'session.required'
  | 'session.isThis'
  | 'session.unknown'
  /** Fields are wrong; `problems` lists them. */
  | 'account.invalid'
  /** The email address or the password is wrong. The answer does not reveal which. */
  | 'account.loginFailed'
  | 'account.blocked'
  | 'account.tooManyAttempts'
  | 'account.busy'
  | 'account.tooManyMails'
  /** Many people behind the same network address have requested mails. */
  | 'account.tooManyMailsFromHere'
  | 'account.tooManyLookups'
  | 'account.picturesWaiting'
  | 'account.tokenInvalid'
  | 'account.emailTaken'
  /** The state of the account forbids the call. */
  | 'account.wrongState';

/** A valid call that is refused, with the problems of its fields. */
export interface CallRefusal {
  readonly refused: AccountCallRefusal;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly problems: readonly {
    readonly field: string;
    readonly code: FieldCode;
    /** The values in the message about the problem. */
    readonly values?: Readonly<Record<string, string | number>>;
  }[];
}

/** Refuses a call as a whole. */
export function refuseCall(
  refused: AccountCallRefusal,
  details?: Readonly<Record<string, string | number>>,
): CallRefusal {
  return { refused, problems: [], ...(details && { details }) };
}

/** Refuses a call that exceeds its limit, with the minutes until the next try. `wait` is in milliseconds. */
export function refuseAttempt(wait: number): CallRefusal {
  return refuseCall('account.tooManyAttempts', { minutes: minutesOf(wait) });
}

/** Converts a wait from milliseconds to minutes, as refusals name it. */
export function minutesOf(wait: number): number {
  return Math.max(1, Math.ceil(wait / 60_000));
}

/** Refuses a call because of its fields. */
export function refuseFields(problems: CallRefusal['problems']): CallRefusal {
  return { refused: 'account.invalid', problems };
}

/** Whether a call was refused. */
export function isCallRefusal(answer: object): answer is CallRefusal {
  return 'refused' in answer && 'problems' in answer;
}

/** The refusal code of each password problem. */
export const passwordCodes: Readonly<Record<PasswordProblem, FieldCode>> = {
  tooShort: 'account.passwordTooShort',
  tooLong: 'account.passwordTooLong',
  tooCommon: 'account.passwordTooCommon',
  isEmail: 'account.passwordIsEmail',
};
