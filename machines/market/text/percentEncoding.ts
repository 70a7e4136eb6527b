/**
 * Decodes a part of an address for people. Invalid percent-encoding stays as written, while valid parts are decoded.
 */
export function decodedPiece(piece: string): string {
  return piece.replaceAll(encodedCharacter, (character) => {
    try {
      return decodeURIComponent(character);
    } catch {
      return character;
    }
  });
}

/** One character of UTF-8 in percent-encoding. */
const encodedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;
