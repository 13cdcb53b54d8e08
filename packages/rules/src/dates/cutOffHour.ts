/** Before this hour in London, on a working day, an order leaves the same day (spec 9.15). */
export const CUT_OFF_HOUR = 15;
