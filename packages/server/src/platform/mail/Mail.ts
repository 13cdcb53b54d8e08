/** An e-mail to send after the commit of its transaction. */
export interface Mail {
  /** A bare address, the only recipient. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
