const HOUR_MS = 3_600_000;

/** Hours after the order within which the paper original of a prescription must arrive (spec 9.15). */
export const PAPER_HOURS = 72;

/** Hours before that deadline from which Today tells of what is neither signed nor there on paper. */
export const PAPER_NOTICE_HOURS = 24;

/** Returns the deadline for the paper original of a prescription: 72 hours after the order (spec 9.15). */
export function paperPrescriptionDeadline(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + PAPER_HOURS * HOUR_MS);
}
