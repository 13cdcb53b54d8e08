/** A received file, not yet checked. */
export interface ReceivedFile {
  readonly originalName: string;
  /** Cut at one byte above the limit of its part, which shows that it was too large. */
  readonly content: Buffer;
}

/** A received multipart form: fields by wire name, files by their names in the code. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReceivedFile>>;
}
