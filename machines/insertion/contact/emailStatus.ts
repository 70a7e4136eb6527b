/** The statuses of an email address, as `account/email_status` returns them (INSERTION-10, 12 to 19). */
export const emailStatuses = [
  'ACCOUNT_AVAILABLE',
  'ACCOUNT_ACTIVE',
  'ACCOUNT_UNVERIFIED',
  'ACCOUNT_DELETED',
  'ACCOUNT_CLOSED',
  'ACCOUNT_BLOCKED',
  'ACCOUNT_EXISTS',
  'ACCOUNT_STORE_EXISTS',
] as const;

export type EmailStatus = (typeof emailStatuses)[number];
