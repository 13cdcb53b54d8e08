/** A file of a multipart form. */
export interface FilePart {
  readonly wireName: string;
  /** Name in code. */
  readonly name: string;
  /** Allowed media types, determined from the content. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}
