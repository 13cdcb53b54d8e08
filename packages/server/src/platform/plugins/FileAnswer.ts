/** An answer that is a file: browsers save it, and caches must not store it. */
export class FileAnswer {
  readonly bytes: Buffer;
  /** Name for saving; contains no person's name. */
  readonly name: string;

  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}
