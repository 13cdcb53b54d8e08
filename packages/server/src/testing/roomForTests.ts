import type { UnconfirmedLimits } from '../accounts/unconfirmed/unconfirmedRoom.ts';

const MB = 1024 * 1024;

/** Default limits of the shop. */
export const roomForTests: UnconfirmedLimits = {
  mostBytes: 2048 * MB,
  mostBytesOfNetwork: 200 * MB,
};
