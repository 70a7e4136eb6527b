/** What one can do with an address, as `account/email_status` tells it (INSERTION-10, 12 to 19). */
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
