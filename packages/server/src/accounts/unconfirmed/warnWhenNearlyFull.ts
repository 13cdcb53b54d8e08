import type { FastifyBaseLogger } from 'fastify';
import { isNearlyFull } from './isNearlyFull.ts';
import type { UnconfirmedLevel } from './UnconfirmedLevel.ts';

/** Logs how full the room for documents of unconfirmed registrations is, once it is more than 80 %. */
export function warnWhenNearlyFull(log: FastifyBaseLogger, level: UnconfirmedLevel): void {
  if (!isNearlyFull(level)) return;
  log.warn(level, 'the room for documents of unconfirmed registrations is nearly full');
}
