/** Hours after the order by which the paper original of a prescription has to have arrived (spec 9.15). */
export const PAPER_HOURS = 72;
