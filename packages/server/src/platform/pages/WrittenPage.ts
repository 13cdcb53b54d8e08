/** A page as it is kept, for whichever way it is sent. */
export interface WrittenPage {
  readonly kind: 'written';
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Names its content. */
  readonly tag: string;
}
