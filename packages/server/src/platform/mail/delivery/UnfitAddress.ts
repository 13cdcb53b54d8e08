/** A recipient that no mail server should be asked about; trying again cannot help. */
export class UnfitAddress extends Error {
  override readonly name = 'UnfitAddress';

  constructor() {
    super('The recipient is not one plain email address');
  }
}
