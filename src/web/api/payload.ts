type Value = string | number | boolean;

/** What a call sends beside its path. A list repeats its name; what is undefined is not sent. */
export type Payload = URLSearchParams | Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** A payload as a form encodes it: several values of a name without array brackets (API-8, API-9). */
export function formEncoded(payload: Payload = {}): URLSearchParams {
  if (payload instanceof URLSearchParams) return payload;
  const pairs = Object.entries(payload).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, String(each)]),
  );
  return new URLSearchParams(pairs);
}
