/** A file of a multipart form. */
export interface FilePart {
  readonly wireName: string;
  /** What the house calls it. */
  readonly name: string;
  /** Media types, judged by content. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}
