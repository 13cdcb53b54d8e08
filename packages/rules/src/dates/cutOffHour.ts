/** Hour in London before which an order on a working day leaves the same day (spec 9.15). */
export const CUT_OFF_HOUR = 15;
