/** The name of a value of an enum as GraphQL writes it: `COUNTER_OFFER` for `counterOffer`. */
export function enumName<Name extends string>(name: Name): EnumName<Name> {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as EnumName<Name>;
}

/** The inverse of `enumName`: `counterOffer` for `COUNTER_OFFER`. */
export function fromEnumName<Name extends string>(name: Name): FromEnumName<Name> {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as FromEnumName<Name>;
}

/** The result type of `enumName` for a literal name. */
type EnumName<Name extends string> = Name extends `${infer Sign}${infer Rest}`
  ? Sign extends Lowercase<Sign>
    ? `${Uppercase<Sign>}${EnumName<Rest>}`
    : `_${Sign}${EnumName<Rest>}`
  : '';

/** The result type of `fromEnumName` for a literal name. */
type FromEnumName<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<FromEnumName<Rest>>}`
  : Lowercase<Name>;
