/** A page as sent. */
export interface SentPage {
  readonly kind: 'sent';
  readonly body: Buffer;
  readonly etag: string;
  /** Whether it is the page of a public address, which a shared cache may keep. */
  readonly isForAll: boolean;
}
