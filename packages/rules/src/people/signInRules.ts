import type { FormRules } from './fieldCheck.ts';
import { emailAddress, required } from './fieldChecks.ts';

/** The sign-in form (spec 5.8). */
export const signInRules: FormRules<'email' | 'password'> = {
  email: [required('Please enter a valid email'), emailAddress('Please enter a valid email')],
  password: [required('Please enter a password')],
};
