/** What the shop agreed with its card provider; `local` is the server's own payment page, which moves no money. */
export interface CardSettings {
  readonly mode: 'live' | 'test' | 'local';
  /** The number of the shop's installation at the provider. */
  readonly installation: string;
  /** Signs what leads to the provider. */
  readonly secret: string;
  /** With which the provider says that it is the provider. */
  readonly callbackPassword: string;
}
