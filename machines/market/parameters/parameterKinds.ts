/** The unit of a number; a year is a unit without a word. */
export type Unit =
  | 'kilometres'
  | 'squareMetres'
  | 'horsepower'
  | 'cubicCentimetres'
  | 'centimetres'
  | 'inches'
  | 'gigabytes'
  | 'percent'
  | 'persons'
  | 'pieces'
  | 'onwards'
  | 'year';

/** A number in a unit. Both bounds are inclusive; values lie on the steps from `min` on. */
export interface NumberKind {
  readonly kind: 'number';
  readonly unit?: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The keys of the filter's limits, from and to, in URLs (B§3). */
  readonly addressKeys: readonly [from: string, to: string];
}

/** A parameter whose value is one of these keys; `src/words` has their names. */
export interface ChoiceKind {
  readonly kind: 'choice';
  /** The keys of the choices; empty in the browser's bundle, where choices are not validated (`vite.config.ts`). */
  readonly choices: readonly string[];
  /** The key of the parameter's filter in URLs: the documents' short one (B§3), or our own word if they name none. */
  readonly addressKey: string;
}

/** A parameter whose value is a word or two in the seller's own spelling. */
export interface TextKind {
  readonly kind: 'text';
  /** The longest value, in Unicode code points. */
  readonly maxLength: number;
  readonly addressKey: string;
}

/** Declares a parameter whose value is one of these choices. */
export function choice<const Choices extends readonly string[]>(addressKey: string, choices: Choices) {
  return { kind: 'choice', choices, addressKey } as const;
}

/**
 * A number; its two keys in addresses are separated by a space. Every page loads these definitions, so they are short.
 */
export function number(addressKeys: string, min: number, max: number, unit?: Unit, step = 1): NumberKind {
  const [from = '', to = ''] = addressKeys.split(' ');
  return { kind: 'number', ...(unit && { unit }), min, max, step, addressKeys: [from, to] };
}

/** Adds to each definition its key in the table. */
export function keyed<const Kinds extends Readonly<Record<string, NumberKind | ChoiceKind | TextKind>>>(kinds: Kinds) {
  const entries = Object.entries(kinds).map(([key, kind]) => [key, { ...kind, key }] as const);
  return Object.fromEntries(entries) as unknown as Keyed<Kinds>;
}

type Keyed<Kinds> = { readonly [Key in keyof Kinds & string]: Kinds[Key] & { readonly key: Key } };
