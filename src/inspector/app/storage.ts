import * as z from 'zod/mini';

const prefix = 'allmend.inspector.';

/** The device, or this window alone: its values outlive a reload. */
type Place = 'device' | 'window';

const storageOf = (place: Place) => (place === 'device' ? localStorage : sessionStorage);

/** Reads a stored value; a missing or unreadable one is null. */
export function stored<S extends z.ZodMiniType>(name: string, schema: S, place: Place = 'device'): z.output<S> | null {
  try {
    const text = storageOf(place).getItem(prefix + name);
    return text === null ? null : (z.safeParse(schema, JSON.parse(text)).data ?? null);
  } catch {
    // The device allows no storage, or another program wrote the value.
    return null;
  }
}

/** Stores a value, as far as the browser allows it. */
export function store(name: string, value: unknown, place: Place = 'device'): void {
  try {
    storageOf(place).setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
