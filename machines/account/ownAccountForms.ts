import * as z from 'zod/mini';
import { formMachineOf } from '../forms/formMachine.ts';
import { readableField } from '../forms/readableField.ts';
import { postcodeIn } from '../market/postcode.ts';
import { trimPasted } from '../market/text/readableText.ts';
import {
  confirmedEmail,
  email,
  isConfirmedIfUnlikely,
  knownPassword,
  newPassword,
  repeated,
  together,
} from './credentials/accountForms.ts';
import { leavingReasons } from './lifecycle/leavingReasons.ts';
import { longestLeavingText, longestName } from './limits.ts';
import { isPhone } from './credentials/phone.ts';

// The forms of the account pages. Their fields have the names that the server uses in refusals.

export interface ProfileValues {
  readonly [field: string]: string | boolean;
  readonly name: string;
  readonly phone: string;
  readonly phoneHidden: boolean;
  readonly zipcode: string;
  /** The code of a canton; empty if none is chosen. */
  readonly region: string;
  readonly sellerKind: 'private' | 'company';
}

export const profileFormMachine = formMachineOf<ProfileValues, null>({
  id: 'profileForm',
  description: 'The user’s public profile, which also fills in new listings.',
  schema: z.object({
    name: readableField('line', longestName),
    phone: z.string().check(
      z.overwrite(trimPasted),
      z.refine((phone) => phone === '' || isPhone(phone), 'wrongPhone'),
    ),
    phoneHidden: z.boolean(),
    zipcode: z.string().check(
      z.overwrite((text) => postcodeIn(text) ?? trimPasted(text)),
      z.regex(/^([1-9]\d{3})?$/, 'wrongZipcode'),
    ),
    region: z.string().check(z.regex(/^([1-9]|1\d|2[0-4])?$/, 'invalidSelection')),
    sellerKind: z.enum(['private', 'company']),
  }),
  defaults: { name: '', phone: '', phoneHidden: false, zipcode: '', region: '', sellerKind: 'private' },
});

export interface PasswordValues {
  readonly [field: string]: string;
  readonly current: string;
  readonly password: string;
  readonly password_confirm: string;
}

export const passwordFormMachine = formMachineOf<PasswordValues, null>({
  id: 'passwordForm',
  description: 'Choosing a new password by the present one.',
  schema: z.object({ current: knownPassword, password: newPassword, password_confirm: repeated }).check(
    z.refine(({ password, password_confirm: again }) => password === again, {
      ...together,
      path: ['password_confirm'],
      error: 'passwordsDiffer',
    }),
  ),
  defaults: { current: '', password: '', password_confirm: '' },
});

export interface AddressValues {
  readonly [field: string]: string;
  readonly email: string;
  readonly confirmed_email: string;
  readonly password: string;
}

export const addressFormMachine = formMachineOf<AddressValues, null>({
  id: 'addressForm',
  description: 'Requesting another address for the login.',
  schema: z.object({ email, confirmed_email: confirmedEmail, password: knownPassword }).check(isConfirmedIfUnlikely),
  defaults: { email: '', confirmed_email: '', password: '' },
  restartsAfterSubmit: true,
});

export interface ConfirmedValues {
  readonly [field: string]: string;
  readonly password: string;
}

export const confirmedFormMachine = formMachineOf<ConfirmedValues, null>({
  id: 'confirmedForm',
  description: 'A serious action that the password confirms: hiding the account, or deleting it.',
  schema: z.object({ password: knownPassword }) as z.ZodMiniType<ConfirmedValues>,
  defaults: { password: '' },
});

export interface AwayValues {
  readonly [field: string]: string;
  /** The day on which the user returns, such as `2026-07-31`. */
  readonly until: string;
}

export const awayFormMachine = formMachineOf<AwayValues, null>({
  id: 'awayForm',
  description: 'Setting the end of an absence.',
  schema: z.object({
    until: z.string().check(z.minLength(1), z.regex(/^(\d{4}-\d\d-\d\d)?$/)),
  }) as z.ZodMiniType<AwayValues>,
  defaults: { until: '' },
});

export const pressMachine = formMachineOf<Readonly<Record<string, never>>, null>({
  id: 'press',
  description: 'An action without fields: ending a session, coming back, another mail.',
  schema: z.object({}) as z.ZodMiniType<Readonly<Record<string, never>>>,
  defaults: {},
});

export interface LeavingValues {
  readonly [field: string]: string;
  readonly reason: string;
  readonly text: string;
}

export const leavingFormMachine = formMachineOf<LeavingValues, null>({
  id: 'leavingForm',
  description: 'The reason for leaving.',
  schema: z.object({
    reason: z.string().check(
      z.minLength(1),
      z.refine((reason) => leavingReasons.some((known) => known === reason), 'invalidSelection'),
    ),
    text: readableField('lines', longestLeavingText),
  }) as z.ZodMiniType<LeavingValues>,
  defaults: { reason: '', text: '' },
});
