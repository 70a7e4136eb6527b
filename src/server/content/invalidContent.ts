/** A content document is not valid. Each line names the document, the place in it and the rule. */
export class InvalidContent extends Error {
  override readonly name = 'InvalidContent';
}
