/** A file that rows still name is missing: a disk was lost, or a backup restored without its files. */
export class LostFile extends Error {
  override readonly name: string = 'LostFile';
  readonly file: string;

  constructor(file: string) {
    super(`The file of ${file} is lost`);
    this.file = file;
  }
}

/** A stored file is no longer a picture: a disk has lost part of it. */
export class DamagedFile extends LostFile {
  override readonly name = 'DamagedFile';
}
