/** An answer that was written by its call's own codec before, and kept: the catalogue's. */
export class WrittenAnswer {
  readonly json: string;
  /** Set on what visitors share, so that browsers and caches may keep it and ask again cheaply. */
  readonly etag: string | undefined;

  constructor(json: string, etag?: string) {
    this.json = json;
    this.etag = etag;
  }
}
