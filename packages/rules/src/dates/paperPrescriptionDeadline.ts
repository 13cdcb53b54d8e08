import { PAPER_HOURS } from './paperHours.ts';

const HOUR_MS = 3_600_000;

/** Returns the deadline for the paper original of a prescription: 72 hours after the order (spec 9.15). */
export function paperPrescriptionDeadline(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + PAPER_HOURS * HOUR_MS);
}
