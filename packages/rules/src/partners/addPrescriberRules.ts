import { emailChecks } from '../forms/emailChecks.ts';
import type { FormRules } from '../forms/fieldCheck.ts';

/** The form that adds or invites a prescriber (spec 5.13). */
export const addPrescriberRules: FormRules<'email'> = { email: emailChecks };
