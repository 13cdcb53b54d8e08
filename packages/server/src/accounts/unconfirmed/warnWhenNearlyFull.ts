import type { FastifyBaseLogger } from 'fastify';
import { isNearlyFull } from './isNearlyFull.ts';
import type { UnconfirmedLevel } from './UnconfirmedLevel.ts';

/** Logs a warning when more than 80 % of the space for unconfirmed documents is used. */
export function warnWhenNearlyFull(log: FastifyBaseLogger, level: UnconfirmedLevel): void {
  if (!isNearlyFull(level)) return;
  log.warn(level, 'the room for documents of unconfirmed registrations is nearly full');
}
