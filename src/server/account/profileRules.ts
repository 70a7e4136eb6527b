import type { ProfileChanges } from '#machines/account/accountRules.ts';
import { longestName } from '#machines/account/limits.ts';
import { isPhone } from '#machines/account/phone.ts';
import { codePointsIn } from '#machines/market/codePoints.ts';
import type { CallRefusal, FieldCode } from './accountRefusals.ts';

/** What somebody asks to be otherwise in their profile: null takes a value away, undefined leaves it. */
export type AskedChanges = { readonly [K in keyof ProfileChanges]?: ProfileChanges[K] | null | undefined };

/** What of a profile can never be nothing. */
const needed = ['sellerKind', 'phoneHidden', 'language'] as const;

/** The changes as the account takes them, texts trimmed; or what is wrong with them. */
export function profileChanges(
  asked: AskedChanges,
): { readonly changes: ProfileChanges } | { readonly problems: CallRefusal['problems'] } {
  const changes = Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? emptyIsNull(value.trim()) : value]),
  ) as AskedChanges;
  const problems = [
    ...needed
      .filter((field) => changes[field] === null)
      .map((field) => ({ field, code: 'account.valueMissing' as const })),
    ...problemAt('name', nameProblem(changes.name)),
    ...problemAt('phone', changes.phone && !isPhone(changes.phone) ? 'account.phoneInvalid' : undefined),
    ...problemAt('zipcode', isZipcode(changes.zipcode) ? undefined : 'account.zipcodeInvalid'),
    ...problemAt('region', isRegion(changes.region) ? undefined : 'account.regionInvalid'),
  ];
  return problems.length > 0 ? { problems } : { changes: changes as ProfileChanges };
}

/** What is wrong with the name of an account. */
export function nameProblem(name: string | null | undefined): FieldCode | undefined {
  const length = codePointsIn(name?.trim() ?? '');
  // No name is a line of signs that nobody sees.
  const isWrong = length > longestName || /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(name ?? '');
  return isWrong ? 'account.nameInvalid' : undefined;
}

function problemAt(field: string, code: FieldCode | undefined) {
  return code ? [{ field, code }] : [];
}

function emptyIsNull(text: string): string | null {
  return text === '' ? null : text;
}

function isZipcode(zipcode: string | null | undefined): boolean {
  return zipcode === null || zipcode === undefined || /^[1-9]\d{3}$/.test(zipcode);
}

function isRegion(region: number | null | undefined): boolean {
  return region === null || region === undefined || (Number.isInteger(region) && region >= 1 && region <= 24);
}
