import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { instant, money, orNull, recordId, text, word } from '../wire/scalars.ts';
import { timelineTexts, type TimelineEvent } from './eventTexts.ts';

const events = Object.keys(timelineTexts) as [TimelineEvent, ...TimelineEvent[]];

/** An event of an order or one of its prescriptions: kind, time and user; no patient, no medicine. */
export const timelineEntry = entity({
  event: field('event_name', word(events)),
  at: field('event_at', instant),
  /** Buyer or prescriber. Left empty for events of the pharmacy, the card provider or the shop. */
  by: field('event_by', orNull(text(1, 201))),
  prescriptionId: field('prescription_fk', orNull(recordId)),
  /** The totals before and after a change of the order. Both are present or neither. */
  amountBefore: optionalField('event_amount_before', money),
  amountAfter: optionalField('event_amount_after', money),
});

export type TimelineEntry = Words<typeof timelineEntry>;
