/** Who a mail is from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}
