/**
 * The signatures of picture formats, for files of at least twelve bytes. Other files, such as drawings, reach no
 * parser.
 */
export const begins = {
  jpeg: (bytes: Buffer) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x89504e47,
  gif: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'GIF8',
  webp: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  tiff: (bytes: Buffer) => ['II*\0', 'MM\0*'].includes(bytes.toString('latin1', 0, 4)),
  /** The file type box that AVIF, HEIC and films begin with; its brands identify the format. */
  iso: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
} as const;
