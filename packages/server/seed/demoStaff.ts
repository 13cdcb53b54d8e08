/** Name of the staff member in the demo's history. */
export const DEMO_STAFF = 'Demo staff';
