/** A cached page in every encoding. */
export interface WrittenPage {
  readonly kind: 'written';
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Content hash. */
  readonly tag: string;
}
