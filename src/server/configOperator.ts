import * as z from 'zod/mini';

/** The operator of the market, as the imprint names it. */
export interface Operator {
  readonly name: string;
  /** The postal address: street, postcode and place in one line, separated by commas. */
  readonly address: string;
  /** The number in the Swiss register of enterprises, such as `CHE-116.281.710`. */
  readonly uid?: string;
  readonly phone?: string;
}

const longestName = 120;
const longestAddress = 200;

/** The schema of one line of readable text. */
const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `must have at most ${most} characters`),
    z.refine((text) => !/[\p{C}{}]/u.test(text), 'must be one line without braces'),
  );

export const operatorName = line(longestName);

export const operatorAddress = line(longestAddress).check(
  z.refine(
    (text) => /^[^,]+(, *[^,]+)+$/.test(text) && /\d{4}/.test(text),
    'must be street, postcode and place with commas between them, such as Marktgasse 1, 3011 Bern',
  ),
);

export const operatorUid = z
  .string()
  .check(z.refine(isUid, 'must be a number of the register of enterprises, such as CHE-116.281.710'));

/** The weights for the check digit of a UID (eCH-0097). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4] as const;

function isUid(text: string): boolean {
  const [, number = ''] = /^CHE-(\d{3}\.\d{3}\.\d{3})(?: (?:MWST|TVA|IVA|VAT))?$/.exec(text) ?? [];
  const digits = [...number.replaceAll('.', '')].map(Number);
  if (digits.length !== weights.length + 1) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * digits[place]!, 0);
  return digits.at(-1) === (11 - (sum % 11)) % 11;
}

export const operatorPhone = z
  .string()
  .check(z.regex(/^\+\d[\d ]{6,20}\d$/, 'must be an international number, such as +41 31 300 00 00'));

interface Settings {
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly OPERATOR_UID?: string | undefined;
  readonly OPERATOR_PHONE?: string | undefined;
}

/** The operator's name and postal address belong together, and no other setting is of use without them. */
export const operatorIsComplete = z.refine<Settings>(
  ({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_UID, OPERATOR_PHONE }) =>
    [OPERATOR_NAME, OPERATOR_ADDRESS].every((value) => value !== undefined) ||
    [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_UID, OPERATOR_PHONE].every((value) => value === undefined),
  { path: ['OPERATOR_NAME'], error: 'and OPERATOR_ADDRESS are needed together, also for the other OPERATOR_ settings' },
);

/** The operator, if it is configured. */
export function operatorFrom({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_UID: uid,
  OPERATOR_PHONE: phone,
}: Settings): Operator | undefined {
  if (name === undefined || address === undefined) return undefined;
  return { name, address, ...(uid !== undefined && { uid }), ...(phone !== undefined && { phone }) };
}

/** The line at the start of a market whose imprint lacks what Swiss law requires; undefined if it is complete. */
export function operatorNotice({
  operator,
  supportEmail,
}: {
  readonly operator?: Operator;
  readonly supportEmail?: string;
}): string | undefined {
  const missing = [
    ...(operator === undefined ? ['OPERATOR_NAME', 'OPERATOR_ADDRESS'] : []),
    ...(supportEmail === undefined ? ['SUPPORT_EMAIL'] : []),
  ];
  if (missing.length === 0) return undefined;
  const settings = missing.join(', ').replace(/, (?=\w+$)/, ' and ');
  return `THE IMPRINT IS INCOMPLETE: set ${settings}. Swiss law (Unfair Competition Act, Art. 3 para. 1 let. s) requires the name, postal address and email address of a business that offers goods or services online`;
}
