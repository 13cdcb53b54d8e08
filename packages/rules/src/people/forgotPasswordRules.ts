import { emailChecks } from './emailChecks.ts';
import type { FormRules } from './fieldCheck.ts';

/** The form for a forgotten password (spec 5.9). */
export const forgotPasswordRules: FormRules<'email'> = { email: emailChecks };
