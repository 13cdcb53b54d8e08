import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../platform/desk/deviceOf.ts';
import { stationToken } from '../../platform/desk/deskCookie.ts';
import { networkOf } from '../../platform/http/networkOf.ts';

/** Where a request of staff comes from. */
export interface StaffOrigin {
  readonly network: string;
  /** The browser's own name. */
  readonly device: string;
  /** Token of the browser as a station. */
  readonly station?: string | undefined;
}

/** Returns where a request comes from. */
export function originOf(request: FastifyRequest): StaffOrigin {
  return {
    network: networkOf(request.ip),
    device: deviceOf(request),
    station: stationToken(request),
  };
}
