/** Hours after the order within which the paper original of a prescription must arrive (spec 9.15). */
export const PAPER_HOURS = 72;
