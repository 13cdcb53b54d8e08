import { emailChecks } from './emailChecks.ts';
import type { FormRules } from './fieldCheck.ts';

/** The form that adds or invites a prescriber (spec 5.13). */
export const addPrescriberRules: FormRules<'email'> = { email: emailChecks };
