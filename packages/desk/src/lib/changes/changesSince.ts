import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { getDeskOrderTimeline } from '@formulary/rules/calls/desk/deskOrderCalls';
import { callDesk } from '../http/callDesk.ts';

/** What somebody else did to an order while this person worked, and its version now. */
export interface Conflict {
  readonly version: number;
  readonly changes: readonly DeskEvent[];
}

/** Reads what happened to an order since a version of it. */
export async function changesSince(orderId: number, version: number): Promise<Conflict> {
  const input = { params: { id: orderId } };
  const events = await callDesk(getDeskOrderTimeline, input, { isBackground: true });
  const own = events.filter(({ subject }) => subject === `order ${orderId}`);
  return {
    version: Math.max(version, ...own.map(({ id }) => id)),
    changes: events.filter(({ id }) => id > version),
  };
}
