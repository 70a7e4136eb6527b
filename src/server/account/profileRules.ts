import type { ProfileChanges } from '#machines/account/lifecycle/accountRules.ts';
import { longestName } from '#machines/account/limits.ts';
import { codePointsIn } from '#machines/market/text/codePoints.ts';
import { postcodeIn } from '#machines/market/postcode.ts';
import { cleanText, unreadableIn } from '#machines/market/text/readableText.ts';
import type { AccountDesk } from './accountDesk.ts';
import type { CallRefusal, FieldCode } from './accountRefusals.ts';
import { storedPhone } from './phoneNumber.ts';

/** Requested changes of a profile: null removes a value, undefined leaves it unchanged. */
export type RequestedChanges = { readonly [K in keyof ProfileChanges]?: ProfileChanges[K] | null | undefined };

/** The fields of a profile that must have a value. */
const needed = ['sellerKind', 'phoneHidden', 'language'] as const;

/** The changes as the account accepts them, with trimmed texts; or the problems of the fields. */
export function profileChanges(
  requested: RequestedChanges,
  places: Pick<AccountDesk, 'knowsPostcode'>,
): { readonly changes: ProfileChanges } | { readonly problems: CallRefusal['problems'] } {
  const changes = Object.fromEntries(
    Object.entries(requested)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? cleanText(value, 'line') || null : value]),
  ) as RequestedChanges;
  const phone = changes.phone && storedPhone(changes.phone);
  const zipcode = changes.zipcode && postcodeIn(changes.zipcode);
  const problems = [
    ...needed
      .filter((field) => changes[field] === null)
      .map((field) => ({ field, code: 'account.valueMissing' as const })),
    ...nameProblems(changes.name),
    ...problemAt('phone', changes.phone && !phone ? 'account.phoneInvalid' : undefined),
    ...problemAt('zipcode', changes.zipcode ? zipcodeProblem(zipcode, places) : undefined),
    ...problemAt('region', isRegion(changes.region) ? undefined : 'account.regionInvalid'),
  ];
  if (problems.length > 0) return { problems };
  return { changes: { ...changes, ...(phone && { phone }), ...(zipcode && { zipcode }) } as ProfileChanges };
}

/** The problems of contact details in a form that is about to store them in a new account. */
export function contactProblems(
  { phone, zipcode }: Pick<RequestedChanges, 'phone' | 'zipcode'>,
  places: Pick<AccountDesk, 'knowsPostcode' | 'placeElsewhere'>,
): CallRefusal['problems'] {
  const read = profileChanges({ phone, zipcode }, places);
  if ('problems' in read) return read.problems;
  const place = places.placeElsewhere(zipcode ?? '');
  return place === undefined ? [] : [{ field: 'zipcode', code: 'account.zipcodeElsewhere', values: { place } }];
}

/** A name as an account stores it; undefined if it has no visible character. */
export function nameOf(written: string | null | undefined): string | undefined {
  return cleanText(written ?? '', 'line') || undefined;
}

/** The problem of a name as an account would store it. */
export function nameProblems(name: string | null | undefined): CallRefusal['problems'] {
  const where = unreadableIn(name ?? '', 'line');
  if (where !== undefined) return [{ field: 'name', code: 'account.textUnreadable', values: { where } }];
  return problemAt('name', codePointsIn(name ?? '') > longestName ? 'account.nameInvalid' : undefined);
}

function zipcodeProblem(
  zipcode: string | null | undefined,
  places: Pick<AccountDesk, 'knowsPostcode'>,
): FieldCode | undefined {
  if (!zipcode) return 'account.zipcodeInvalid';
  return places.knowsPostcode(zipcode) ? undefined : 'account.zipcodeUnknown';
}

function problemAt(field: string, code: FieldCode | undefined) {
  return code ? [{ field, code }] : [];
}

function isRegion(region: number | null | undefined): boolean {
  return region === null || region === undefined || (Number.isInteger(region) && region >= 1 && region <= 24);
}
