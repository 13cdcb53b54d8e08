/** Fewer characters say too little to be answered while somebody types. */
export const LEAST_TYPED = 2;
