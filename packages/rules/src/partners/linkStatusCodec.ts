import { integer } from 'superstruct';
import type { LinkStatus } from './linkStatus.ts';
import type { Codec } from '../wire/codec.ts';
import { oneOf } from '../wire/scalars.ts';

/** Where a link request stands: 0 pending, 1 accepted, -1 declined (spec 3.12). */
export const linkStatus = oneOf([
  [0, 'pending'],
  [1, 'accepted'],
  [-1, 'declined'],
]);

/** The same on the prescriber's side, where any other number reads as declined (spec 3.12). */
export const lenientLinkStatus: Codec<number, LinkStatus> = {
  struct: integer(),
  read: (wire) => (wire === 0 || wire === 1 ? linkStatus.read(wire) : 'declined'),
  write: linkStatus.write,
  shape: 'whole number: 0 (pending), 1 (accepted), any other (declined)',
};
