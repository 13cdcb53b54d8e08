/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_PRESCRIPTIONS = 10_000;
