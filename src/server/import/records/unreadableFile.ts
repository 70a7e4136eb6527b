/** The file as a whole cannot be imported: it is missing, is not text, or its columns are not those of the format. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
