import type { Allowance, Trace } from '../login/attempts.ts';
import { hour, minute } from '#machines/market/units.ts';

/**
 * Verifications of one account’s password, 10 a minute. Two of them are left to devices that have logged in before; from
 * strangers that have failed lately come five at the most: those who guess leave the others to the owner.
 */
export const verificationsOfAccount: Allowance = { kind: 'verification', most: 10, within: minute };
export const verificationsByStrangers = 8;
export const verificationsByFailing = 5;

/** Failed verifications of one client; while there is one it waits behind others, and at the most it is turned away. */
export const failuresOfClient: Allowance = { kind: 'failure', most: 20, within: 10 * minute };

/** Mails that one client may ask for, and that one address may get. Registering asks for one. */
export const mailsOfClient: Allowance = { kind: 'mails by client', most: 20, within: hour };
export const mailsOfAddress: Allowance = { kind: 'mails to address', most: 5, within: hour };

/** Registrations that no account takes: what is written in place of their facts. */
export const registrationsForNothing: Trace = { kind: 'registrations for nothing', keptFor: minute };

/** Look-ups of addresses (`email_status`): as somebody types, each pause of half a second can be one. */
export const lookupsOfClient: Allowance = { kind: 'look-ups by client', most: 60, within: 10 * minute };
export const lookupsOfAddress: Allowance = { kind: 'look-ups of address', most: 20, within: 10 * minute };

/** Answers of the survey from one client. */
export const reasonsOfClient: Allowance = { kind: 'reasons by client', most: 10, within: hour };

/** Pictures that one account brings: each costs some work. */
export const picturesOfAccount: Allowance = { kind: 'pictures', most: 20, within: hour };

/** Exports of one account: each reads all that it has. */
export const exportsOfAccount: Allowance = { kind: 'exports', most: 5, within: hour };
