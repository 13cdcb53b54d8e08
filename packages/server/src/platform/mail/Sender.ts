/** Sender of a mail. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}
