/** Agreed settings of the card provider; `local` is the server's own payment page, which moves no money. */
export interface CardSettings {
  readonly mode: 'live' | 'test' | 'local';
  /** The shop's installation number at the provider. */
  readonly installation: string;
  /** Signs the forms that lead to the provider. */
  readonly secret: string;
  /** Authenticates the provider's messages. */
  readonly callbackPassword: string;
}
