/** A file as it arrived; nothing of it has been judged. */
export interface ReceivedFile {
  readonly originalName: string;
  /** At most one byte more than its part may have, which tells that it had more. */
  readonly content: Buffer;
}

/** A multipart form as it arrived, its fields by wire name, its files by the house's word. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReceivedFile>>;
}
