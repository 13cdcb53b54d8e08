import { integer } from 'superstruct';
import { LONGEST_NUMBER } from '../wire/anyNumber.ts';
import type { Codec, Words } from '../wire/codec.ts';
import { oneOf } from '../wire/scalars.ts';

/** The status of a practitioner's request to a prescriber: 0 pending, 1 accepted, -1 declined (spec 3.12, 4.7). */
export const linkStatus = oneOf([
  [0, 'pending'],
  [1, 'accepted'],
  [-1, 'declined'],
]);

export type LinkStatus = Words<typeof linkStatus>;

/** The same for the prescriber's side, where any other number means declined (spec 3.12). */
export const lenientLinkStatus: Codec<number, LinkStatus> = {
  struct: integer(),
  read: (wire) => (wire === 0 || wire === 1 ? linkStatus.read(wire) : 'declined'),
  write: linkStatus.write,
  shape: 'whole number: 0 (pending), 1 (accepted), any other (declined)',
  mostBytes: LONGEST_NUMBER,
};
