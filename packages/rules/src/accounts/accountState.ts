/** Where an account stands; only an active one gets a token (reading R11). */
export type AccountState = 'registered' | 'verified' | 'active' | 'rejected' | 'suspended';
