/** The kind of account that a visitor registers (spec 2.3). */
export type AccountKind = 'professional' | 'other';
