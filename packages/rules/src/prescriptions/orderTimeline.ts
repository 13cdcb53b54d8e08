import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { instant, money, orNull, recordId, text, word } from '../wire/scalars.ts';
import { timelineTexts, type TimelineEvent } from './timelineTexts.ts';

const events = Object.keys(timelineTexts) as [TimelineEvent, ...TimelineEvent[]];

/** Something that happened to an order or to one of its prescriptions: what, when and by whom; no patient, no medicine. */
export const timelineEntry = entity({
  event: field('event_name', word(events)),
  at: field('event_at', instant),
  /** Buyer or prescriber; none for what the pharmacy, the card provider or the shop did. */
  by: field('event_by', orNull(text(1, 201))),
  prescriptionId: field('prescription_fk', orNull(recordId)),
  /** Where an order was changed: its total before and after, both or neither. */
  amountBefore: optionalField('event_amount_before', money),
  amountAfter: optionalField('event_amount_after', money),
});

export type TimelineEntry = Words<typeof timelineEntry>;
