import type { Allowance, Trace } from '../login/attempts.ts';
import { hour, minute } from '#machines/market/units.ts';

/**
 * Verifications of an account's password, 10 a minute. Two of them are reserved for devices that have logged in before.
 * Clients with recent failures share at most five, so an attacker leaves the others to the owner.
 */
export const verificationsOfAccount: Allowance = { kind: 'verification', most: 10, within: minute };
export const verificationsByStrangers = 8;
export const verificationsByFailing = 5;

/**
 * Failed verifications of a client. After the first failure it queues behind other clients; at the limit it is refused.
 */
export const failuresOfClient: Allowance = { kind: 'failure', most: 20, within: 10 * minute };

/** Mails that a client may request, and that an address may receive. A registration requests one. */
export const mailsOfClient: Allowance = { kind: 'mails by client', most: 20, within: hour };
export const mailsOfAddress: Allowance = { kind: 'mails to address', most: 5, within: hour };

/** Registrations that no account accepts: the row that is written in place of their facts. */
export const registrationsForNothing: Trace = { kind: 'registrations for nothing', retention: minute };

/** Look-ups of addresses (`email_status`). While a user types, each pause of half a second can cause one. */
export const lookupsOfClient: Allowance = { kind: 'look-ups by client', most: 60, within: 10 * minute };
export const lookupsOfAddress: Allowance = { kind: 'look-ups of address', most: 20, within: 10 * minute };

/** The limit of answers to the survey from one client. */
export const reasonsOfClient: Allowance = { kind: 'reasons by client', most: 10, within: hour };

/** The limit of pictures that an account uploads: each costs some work. */
export const picturesOfAccount: Allowance = { kind: 'pictures', most: 20, within: hour };

/** The limit of exports of an account: each reads all its data. */
export const exportsOfAccount: Allowance = { kind: 'exports', most: 5, within: hour };
