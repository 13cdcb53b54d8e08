import { emailChecks } from './emailChecks.ts';
import type { FormRules } from './fieldCheck.ts';
import { atMost, required } from './fieldChecks.ts';

const LONGEST_MESSAGE = 5000;

/** The contact form (spec 5.14). */
export const contactRules: FormRules<'name' | 'email' | 'message'> = {
  name: [required('Please enter your name'), atMost(200, 'Please use at most 200 characters')],
  email: emailChecks,
  message: [
    required('Please enter your message'),
    atMost(LONGEST_MESSAGE, 'Please use at most 5000 characters'),
  ],
};
