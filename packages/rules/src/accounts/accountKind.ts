/** The kind of account that a visitor registers (spec 2.3). */
export type AccountKind = 'professional' | 'other';

/** The page title for each kind of account (spec 2.3). */
export const registrationTitles: Readonly<Record<AccountKind, string>> = {
  professional: 'Sign up as a healthcare professional',
  other: 'Sign up as a non-healthcare professional',
};
