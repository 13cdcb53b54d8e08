import { emailChecks } from '../forms/emailChecks.ts';
import type { FormRules } from '../forms/fieldCheck.ts';

/** The form for a forgotten password (spec 5.9). */
export const forgotPasswordRules: FormRules<'email'> = { email: emailChecks };
