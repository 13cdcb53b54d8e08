/** An e-mail to be sent once the transaction that causes it is kept. */
export interface Mail {
  /** A bare address; it becomes the only recipient. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
