/** What a number is counted in; a year is a unit without a word. */
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

/** A number in a unit. Both bounds count; values lie on the steps from `min` on. */
export interface NumberKind {
  readonly kind: 'number';
  readonly unit?: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The keys of a filter from and to in addresses (B§3). */
  readonly addressKeys: readonly [from: string, to: string];
}

/** One of a list of keys; `src/words` says what each is called. */
export interface ChoiceKind {
  readonly kind: 'choice';
  /** Empty where nobody has to judge them: in the browser's bundle (`vite.config.ts`). */
  readonly choices: readonly string[];
  /** The key of its filter in addresses: the documents' short one (B§3), or a word of its own where they name none. */
  readonly addressKey: string;
}

/** A word or two in the seller's own spelling. */
export interface TextKind {
  readonly kind: 'text';
  /** In Unicode code points. */
  readonly maxLength: number;
  readonly addressKey: string;
}

/** A choice of these. */
export function choice<const Choices extends readonly string[]>(addressKey: string, choices: Choices) {
  return { kind: 'choice', choices, addressKey } as const;
}

/** A number, its two keys in addresses divided by a space. Every page brings these, so they are written in few characters. */
export function number(addressKeys: string, min: number, max: number, unit?: Unit, step = 1): NumberKind {
  const [from = '', to = ''] = addressKeys.split(' ');
  return { kind: 'number', ...(unit && { unit }), min, max, step, addressKeys: [from, to] };
}

/** Definitions that know the key under which they stand. */
export function keyed<const Kinds extends Readonly<Record<string, NumberKind | ChoiceKind | TextKind>>>(kinds: Kinds) {
  const entries = Object.entries(kinds).map(([key, kind]) => [key, { ...kind, key }] as const);
  return Object.fromEntries(entries) as unknown as Keyed<Kinds>;
}

type Keyed<Kinds> = { readonly [Key in keyof Kinds & string]: Kinds[Key] & { readonly key: Key } };
