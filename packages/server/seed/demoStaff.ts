/** Who of the pharmacy did what was done in the demo's past. */
export const DEMO_STAFF = 'Demo staff';
