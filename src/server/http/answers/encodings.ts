/** The encodings that answers are sent in. */
export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Those that make an answer smaller, the one that does most for its cost first. */
const smaller = ['zstd', 'br', 'gzip'] as const;

/**
 * The encoding for a client that sends this `Accept-Encoding`: of those at hand the first that it takes, whatever it
 * likes best, and none for who names none (RFC 9110, 12.5.3).
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
