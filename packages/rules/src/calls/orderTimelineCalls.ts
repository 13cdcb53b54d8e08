import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { recordIdInPath } from '../wire/scalars.ts';
import { timelineEntry } from '../prescriptions/orderTimeline.ts';
import { defineCall } from './call.ts';

/** Returns the events of an order and its prescriptions, oldest first (an addition to spec 7.31). */
export const getOrderTimeline = defineCall({
  name: 'getOrderTimeline',
  clause: '7.31',
  purpose: 'What happened to an order and its prescriptions, when and by whom; names no patient',
  method: 'GET',
  path: '/api/orders/:id/timeline',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: listOf(timelineEntry, 10_000),
  refusals: [{ codes: ['order-missing'], when: 'there is no such order of this user' }],
});
