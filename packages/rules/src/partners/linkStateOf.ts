import type { LinkState } from './linkState.ts';
import type { PrescriberLink } from './prescriberLink.ts';

/** Where a link as it travels stands: one that was ended is written as declined, with the time of its end (spec 3.12). */
export function linkStateOf({
  status,
  endedAt,
}: Pick<PrescriberLink, 'status' | 'endedAt'>): LinkState {
  return endedAt === undefined ? status : 'ended';
}
