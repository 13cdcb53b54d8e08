/** An unusable recipient address, never passed to a mail server; a retry cannot help. */
export class InvalidAddress extends Error {
  override readonly name = 'InvalidAddress';

  constructor() {
    super('The recipient is not one plain email address');
  }
}
