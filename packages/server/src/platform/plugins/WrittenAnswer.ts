/** An answer that was written by its call's own codec before, and kept, as text or as bytes: the catalogue's. */
export class WrittenAnswer {
  readonly body: string | Buffer;
  /** Set on what visitors share, so that browsers and caches may keep it and ask again cheaply. */
  readonly etag: string | undefined;

  constructor(body: string | Buffer, etag?: string) {
    this.body = body;
    this.etag = etag;
  }

  get json(): string {
    return String(this.body);
  }
}
