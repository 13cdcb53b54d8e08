/** A page as it is sent. */
export interface SentPage {
  readonly kind: 'sent';
  readonly body: Buffer;
  readonly etag: string;
  /** Whether it is the page of a public address, so that a cache between may keep it for others. */
  readonly isForAll: boolean;
}
