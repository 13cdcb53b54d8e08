/** The state of an account. Only an active account gets a token (reading R11). */
export type AccountState = 'registered' | 'verified' | 'active' | 'rejected' | 'suspended';
