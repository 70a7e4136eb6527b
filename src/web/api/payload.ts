type Value = string | number | boolean;

/** The parameters of a call in addition to its path. A list repeats its name; undefined values are omitted. */
export type Payload = URLSearchParams | Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** Form-encodes a payload: several values of a name without array brackets (API-8, API-9). */
export function formEncoded(payload: Payload = {}): URLSearchParams {
  if (payload instanceof URLSearchParams) return payload;
  const pairs = Object.entries(payload).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, String(each)]),
  );
  return new URLSearchParams(pairs);
}
