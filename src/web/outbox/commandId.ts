const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A command id: 20 random base32 characters. Commands with the same id are one command. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => alphabet[byte % 32]).join('');
}
