/** An unusable recipient address, never passed to a mail server; a retry cannot help. */
export class UnfitAddress extends Error {
  override readonly name = 'UnfitAddress';

  constructor() {
    super('The recipient is not one plain email address');
  }
}
