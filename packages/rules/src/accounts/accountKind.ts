/** How somebody registers (spec 2.3). */
export type AccountKind = 'professional' | 'other';
