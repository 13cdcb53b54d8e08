/** An answer that is a file, which browsers save and nobody keeps on the way. */
export class FileAnswer {
  readonly bytes: Buffer;
  /** What it is saved as; no name of a person. */
  readonly name: string;

  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}
