import { shortestPassword } from '../account/limits.ts';
import { isPhone } from '../account/credentials/phone.ts';
import type { FormWord } from '../forms/formWords.ts';
import { codePointsIn } from '../market/text/codePoints.ts';
import { type ParameterKey, parameterByKey } from '../market/parameters/parameterDefinitions.ts';
import { postcodeIn } from '../market/postcode.ts';
import { isBlank, readText, type TextShape } from '../market/text/readableText.ts';
import { amountIn } from '../market/text/writtenAmount.ts';
import { quantityIn, type QuantityRule } from '../market/text/writtenQuantity.ts';
import type { FieldPage, FieldRule, InsertionValues } from './insertionField.ts';

/** A problem of a field: its parameter, the broken rule, and the values in the rule's text. */
export interface FieldProblem {
  readonly parameter: string;
  readonly rule: FormWord;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** The value of a field: the entered one, or else its default. */
export function valueAt(rule: FieldRule, values: InsertionValues): string {
  return values[rule.key] || (rule.default ?? soleType(rule) ?? '');
}

/**
 * Whether the field is not shown: a pull-down of the listing's type with a single option is chosen and hidden
 * (INSERTION-34).
 */
export function isHidden(rule: FieldRule): boolean {
  return soleType(rule) !== undefined;
}

function soleType(rule: FieldRule): string | undefined {
  if (rule.kind !== 'pull_down' || rule.key !== 'type' || rule.options.length !== 1) return undefined;
  return rule.options[0]!.value;
}

/** The fields whose condition currently holds, of all steps or of one. */
export function applicableFields<Rule extends FieldRule>(
  rules: readonly Rule[],
  values: InsertionValues,
  page?: FieldPage,
): readonly Rule[] {
  return rules.filter((rule) => {
    if (page !== undefined && rule.page !== page) return false;
    if (rule.only_if === null) return true;
    const { key, value } = rule.only_if;
    const on = rules.find((other) => other.key === key);
    return (on ? valueAt(on, values) : (values[key] ?? '')) === value;
  });
}

/** The options that a pull-down currently offers. */
export function optionsOf<Rule extends Extract<FieldRule, { kind: 'pull_down' }>>(
  { options, children_of }: Rule,
  rules: readonly FieldRule[],
  values: InsertionValues,
): readonly { readonly value: string }[] {
  if (children_of === null) return options;
  const of = rules.find(({ key }) => key === children_of);
  if (of?.kind !== 'pull_down') return [];
  return of.options.find(({ value }) => value === valueAt(of, values))?.children ?? [];
}

/** Whether the field is visible: dependent fields appear with the choice that they depend on. */
export function isShown(rule: FieldRule, rules: readonly FieldRule[], values: InsertionValues): boolean {
  return !isHidden(rule) && (rule.kind !== 'pull_down' || optionsOf(rule, rules, values).length > 0);
}

/**
 * The first rule that each field breaks, in the order of the fields; empty if all fields are valid. Browser and server
 * validate with the same definitions, which the server sends. A field whose condition does not hold has no problems.
 */
export function problemsOf(
  rules: readonly FieldRule[],
  values: InsertionValues,
  page?: FieldPage,
): readonly FieldProblem[] {
  return applicableFields(rules, values, page).flatMap((rule) => {
    const problem = problemWith(rule, valueAt(rule, values), rules, values);
    return problem ? [{ parameter: rule.key, ...problem }] : [];
  });
}

/**
 * Fields that the category does not have. The form never shows them, so a request that contains one is refused by name.
 * `beside` are names with another meaning in the request.
 */
export function strayFields(
  rules: readonly FieldRule[],
  values: InsertionValues,
  beside: readonly string[] = [],
): readonly FieldProblem[] {
  const known = new Set([...rules.map(({ key }) => key), ...beside]);
  return Object.keys(values).flatMap((parameter) =>
    known.has(parameter) || values[parameter] === '' ? [] : [{ parameter, rule: 'notAsked' as const }],
  );
}

type Problem = Omit<FieldProblem, 'parameter'>;

function problemWith(
  rule: FieldRule,
  value: string,
  rules: readonly FieldRule[],
  values: InsertionValues,
): Problem | undefined {
  if (isBlank(value)) return rule.is_mandatory ? { rule: 'mandatory' } : undefined;
  switch (rule.kind) {
    case 'switch_input':
      return value === 'true' || value === 'false' ? undefined : { rule: 'invalidSelection' };
    case 'segmented_control':
      return isAmong(rule.buttons, value) ? undefined : { rule: 'invalidSelection' };
    case 'pull_down':
      return isAmong(optionsOf(rule, rules, values), value) ? undefined : { rule: 'invalidSelection' };
    case 'text_field':
      return textProblem(rule, value, values);
  }
}

function isAmong(options: readonly { readonly value: string }[], value: string): boolean {
  return options.some((option) => option.value === value);
}

type TextRule = Extract<FieldRule, { kind: 'text_field' }>;

/** The layout of a text field: one line, or several. */
export function shapeOf({ format }: Pick<TextRule, 'format'>): TextShape {
  return format === 'multiline' ? 'lines' : 'line';
}

function textProblem(rule: TextRule, value: string, values: InsertionValues): Problem | undefined {
  const { format, max_length: most } = rule;
  // An error never repeats a part of a password.
  const read = format === 'password' ? { text: value } : readText(value, shapeOf(rule));
  if ('where' in read) return { rule: 'unseenSigns', values: { where: read.where } };
  if (format === 'number') return numberProblem(rule, value);
  if (most !== null && codePointsIn(read.text) > most) return { rule: 'tooLong', values: { most } };
  switch (format) {
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : { rule: 'wrongEmail' };
    case 'phone':
      return isPhone(value.trim()) ? undefined : { rule: 'wrongPhone' };
    case 'zipcode':
      return postcodeIn(value) ? undefined : { rule: 'wrongZipcode' };
    case 'password':
      if (rule.key === 'password_confirm' && value !== values['password']) return { rule: 'passwordsDiffer' };
      return rule.key === 'password' && codePointsIn(value) < shortestPassword
        ? { rule: 'passwordTooShort' }
        : undefined;
    default:
      return undefined;
  }
}

function numberProblem(rule: TextRule, value: string): Problem | undefined {
  return rule.key === 'price' ? priceProblem(rule, value) : quantityProblem(rule, value);
}

function priceProblem(rule: TextRule, value: string): Problem | undefined {
  const read = amountIn(value);
  if (!('problem' in read)) return undefined;
  switch (read.problem) {
    case 'unreadable':
      return { rule: 'notAPrice' };
    case 'ambiguous':
      return ambiguous(read.readings);
    case 'centimes': {
      const [low, high] = read.choices;
      return low === undefined || high === undefined
        ? { rule: 'wholeFrancs' }
        : { rule: 'centimes', values: { low, high } };
    }
    default:
      return outOfBounds(rule);
  }
}

function quantityProblem(rule: TextRule, value: string): Problem | undefined {
  const read = quantityIn(value, quantityRuleOf(rule));
  if (!('problem' in read)) return undefined;
  switch (read.problem) {
    case 'unreadable':
      return { rule: 'notANumber' };
    case 'unit':
      return { rule: 'otherUnit' };
    case 'ambiguous':
      return ambiguous(read.readings);
    case 'offStep':
      return { rule: 'offStep', values: { step: boundsOf(rule).step } };
    default:
      return outOfBounds(rule);
  }
}

function outOfBounds(rule: TextRule): Problem {
  const { min, max } = boundsOf(rule);
  return { rule: 'outOfBounds', values: { min, max } };
}

function ambiguous([low, high]: readonly [number, number]): Problem {
  return { rule: 'ambiguousNumber', values: { low, high } };
}

/** The number of a field as it was typed, in the field's own unit: `12’000 km`, `CHF 1’250.–`. Undefined if it has a problem. */
export function numberAt(rule: TextRule, value: string): number | undefined {
  if (rule.key === 'price') {
    const read = amountIn(value);
    return 'francs' in read ? read.francs : undefined;
  }
  const read = quantityIn(value, quantityRuleOf(rule));
  return 'value' in read ? read.value : undefined;
}

function quantityRuleOf(rule: TextRule): QuantityRule {
  const parameter = Object.hasOwn(parameterByKey, rule.key) ? parameterByKey[rule.key as ParameterKey] : undefined;
  const unit = parameter?.kind === 'number' ? parameter.unit : undefined;
  return { ...boundsOf(rule), key: rule.key, ...(unit && { unit }) };
}

function boundsOf({ min, max, step }: TextRule) {
  return { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY, step: step ?? 1 };
}
