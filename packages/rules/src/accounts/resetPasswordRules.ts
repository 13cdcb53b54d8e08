import type { FormRules } from '../forms/fieldCheck.ts';
import { passwordChecks } from './passwordChecks.ts';

/** The form that sets a new password (spec 5.10). */
export const resetPasswordRules: FormRules<'password' | 'passwordConfirmation'> = passwordChecks;
