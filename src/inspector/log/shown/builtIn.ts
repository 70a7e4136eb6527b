/** The built-in kinds whose members say little, or are no fields. */
export type BuiltIn = 'Map' | 'Set' | 'Date' | 'Error' | 'RegExp' | 'Promise' | 'ArrayBuffer' | 'Blob' | 'File';

const kinds: ReadonlySet<string> = new Set([
  'Map',
  'Set',
  'Date',
  'Error',
  'RegExp',
  'Promise',
  'ArrayBuffer',
  'Blob',
  'File',
] satisfies BuiltIn[]);

/** Methods that throw for every object of another kind, whatever it calls itself. */
const brands: Readonly<Record<string, (value: object) => unknown>> = {
  Map: (value) => Map.prototype.has.call(value, undefined),
  Set: (value) => Set.prototype.has.call(value, undefined),
  Date: (value) => Date.prototype.getTime.call(value),
};

/**
 * The built-in kind of an object; undefined for others. The panel of a market shows values of another window, whose
 * `Map` is not the panel's, so `instanceof` would be false.
 */
export function builtInOf(value: object): BuiltIn | undefined {
  try {
    const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
    if (!kinds.has(tag)) return undefined;
    brands[tag]?.(value);
    return tag as BuiltIn;
  } catch {
    return undefined;
  }
}
