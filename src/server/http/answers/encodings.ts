/** The content encodings of HTTP answers. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** The compressing encodings, the most efficient first. */
const smaller = ['zstd', 'br', 'gzip'] as const;

/**
 * The encoding for a client with this `Accept-Encoding`: the first available one that it accepts, whatever its
 * preferences. A client without the header gets no encoding (RFC 9110, 12.5.3).
 */
export function encodingFor(accepted: string | undefined, atHand: readonly Encoding[] = smaller): Encoding {
  if (accepted === undefined) return 'identity';
  const named = new Map<string, boolean>();
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    named.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takesAny = named.get('*') ?? false;
  return atHand.find((encoding) => named.get(encoding) ?? takesAny) ?? 'identity';
}
