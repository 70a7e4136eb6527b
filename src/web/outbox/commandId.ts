const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A name for a command: 20 random base32 characters. The same twice is one command. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte % 32]).join('');
}
