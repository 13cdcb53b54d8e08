import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, recordId, text, wholeNumber } from '../wire/scalars.ts';

/** A request for a prescription that the pharmacy asks another prescriber to take over; nothing of it is signed. */
export const handover = entity({
  id: field('handover_pk', recordId),
  prescriptionId: field('prescription_pk', recordId),
  orderNumber: field('order_no', text(1, 40)),
  practitioner: field('practitioner_name', text(1, 300)),
  /** Who was to sign it, and hands it over. */
  from: field('handover_from', text(1, 300)),
  /** Why, in the pharmacy's words. */
  reason: field('handover_reason', text(1, 1000)),
  medicines: field('handover_medicines', wholeNumber(1, 500)),
  askedAt: field('handover_askedat', instant),
});

export type Handover = Words<typeof handover>;

/** The most requests that a prescriber is shown at once. */
export const MOST_HANDOVERS = 200;
