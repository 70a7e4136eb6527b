import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';

type Compiled = Exclude<Messages[string], string>;
type Values = Readonly<Record<string, unknown>>;
type Cases = Readonly<Record<string, string | Compiled | undefined>> & { readonly offset?: number | undefined };

/**
 * Lingui's I18n, except that a plural does not format a number that its text does not show with `#`. Lingui always
 * formats it, and the first `Intl.NumberFormat` takes about 100 ms on a phone: more than the rest of a list's
 * hydration.
 */
export class LazyNumbersI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(of: string | MessageDescriptor, values: Values = {}, options?: MessageOptions): string {
    const [id, messageValues] = typeof of === 'string' ? [of, values] : [of.id, of.values ?? values];
    const message = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined;
    const text =
      Array.isArray(message) && message.some(isPlural) ? textOf(message, messageValues, this.locale) : undefined;
    if (text !== undefined) return text;
    return typeof of === 'string' ? super._(of, values, options) : super._(of);
  }
}

/** The text of a message; undefined if Lingui has to format a part of it. */
function textOf(message: string | Compiled, values: Values, locale: string): string | undefined {
  if (typeof message === 'string') return message;
  let text = '';
  for (const token of message) {
    const part = typeof token === 'string' ? token : placeholderText(token, values, locale);
    if (part === undefined || part === '#') return undefined;
    text += part;
  }
  return text;
}

function placeholderText(
  [name, type, format]: Exclude<Compiled[number], string>,
  values: Values,
  locale: string,
): string | undefined {
  const value = values[name];
  if (type === undefined && (typeof value === 'string' || typeof value === 'number')) return String(value);
  if (type !== 'plural') return undefined;
  const { offset = 0, ...cases } = format as Cases;
  const count = Number(value);
  return textOf(
    cases[count] ?? cases[pluralRules(locale).select(count - offset)] ?? cases['other'] ?? '',
    values,
    locale,
  );
}

const rulesByLocale = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules([locale, 'en']);
  rulesByLocale.set(locale, rules);
  return rules;
}

function isPlural(token: Compiled[number]): boolean {
  return token[1] === 'plural';
}
