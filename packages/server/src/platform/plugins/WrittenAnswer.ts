/** An answer encoded in advance by its call's codec, as text or bytes, such as the catalogue's. */
export class WrittenAnswer {
  readonly body: string | Buffer;
  /** Set on answers shared by all visitors, so that browsers and caches may keep and revalidate them. */
  readonly etag: string | undefined;

  constructor(body: string | Buffer, etag?: string) {
    this.body = body;
    this.etag = etag;
  }

  get json(): string {
    return String(this.body);
  }
}
