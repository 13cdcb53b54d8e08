import type { Registration } from '@formulary/rules/accounts/registration';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';

/** Somebody who wants an account, as the form came. */
export interface RegistrationInput {
  readonly registration: Registration;
  readonly files: ReceivedForm['files'];
  /** Where it comes from. */
  readonly network: string;
}
