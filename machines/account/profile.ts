import type { SellerKind } from './lifecycle/account.ts';
import type { ProfileResponseBody } from './profileAnswer.ts';

/** The user's own information (ACCOUNT-17). */
export interface Profile {
  readonly name: string | null;
  readonly phone: string | null;
  readonly phoneHidden: boolean;
  readonly zipcode: string | null;
  /** The code of a canton, 1 to 24. */
  readonly region: number | null;
  readonly sellerKind: SellerKind;
  /** A picture or logo, by its name in the picture store. */
  readonly picture: string | null;
}

/** The data of an account apart from its profile; the documents call it `info` (ACCOUNT-16). */
export interface AccountInfo {
  readonly publicAccountId: string;
  readonly uuid: string;
  readonly email: string;
  readonly requiresAccountVerification: boolean;
}

/** The result of a call for the profile. */
export interface Known {
  readonly profile: Profile;
  readonly info: AccountInfo;
}

/** Parses the answer of a profile call. A missing state has no value. */
export function knownFrom({ states, info }: ProfileResponseBody): Known {
  const values = new Map(states.map((state) => [state.key, 'value' in state ? state.value : state.is_on]));
  const text = (key: string) => {
    const value = values.get(key);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const region = Number(text('region') ?? Number.NaN);
  return {
    profile: {
      name: text('name'),
      phone: text('phone'),
      phoneHidden: values.get('phone_hidden') === true,
      zipcode: text('zipcode'),
      region: Number.isInteger(region) ? region : null,
      sellerKind: values.get('company_ad') === true ? 'company' : 'private',
      picture: text('picture'),
    },
    info: {
      publicAccountId: info.public_account_id,
      uuid: info.uuid,
      email: info.email,
      requiresAccountVerification: info.requires_account_verification,
    },
  };
}

/** Serialises the profile into an answer; the inverse of `knownFrom`. */
export function answerOf({ profile, info }: Known): ProfileResponseBody {
  const { name, phone, phoneHidden, zipcode, region, sellerKind, picture } = profile;
  const texts = { name, phone, zipcode, region: region === null ? null : String(region), picture };
  return {
    states: [
      ...Object.entries(texts).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
      { key: 'phone_hidden', is_on: phoneHidden },
      { key: 'company_ad', is_on: sellerKind === 'company' },
    ],
    info: {
      public_account_id: info.publicAccountId,
      uuid: info.uuid,
      email: info.email,
      requires_account_verification: info.requiresAccountVerification,
    },
  };
}

/** The address that the user has to confirm; null once it is confirmed, and while the user is unknown. */
export function unconfirmedEmailOf(known: Known | null): string | null {
  return known?.info.requiresAccountVerification === true ? known.info.email : null;
}

/** The displayed name: the user's name, or the part of the address before the at-sign (SHELL-8, 9). */
export function shownName({ profile, info }: Known): string {
  return shownNameOf(profile.name, info.email);
}

/** The displayed name of a user of whom only the name and the email address are known. */
export function shownNameOf(name: string | null, email: string): string {
  return name ?? email.replace(/@[^@]*$/, '');
}
