import type { Registration } from '@formulary/rules/accounts/registration';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';

/** A submitted registration form. */
export interface RegistrationInput {
  readonly registration: Registration;
  readonly files: ReceivedForm['files'];
  /** Network of the client. */
  readonly network: string;
}
