import {
  getDeskStation,
  setDeskStation,
  signInAtStation as signInAtStationCall,
} from '@formulary/rules/calls/desk/deskStationCalls';
import type { FastifyInstance } from 'fastify';
import { deskToken, setStationCookie, stationToken } from '../../platform/desk/deskCookie.ts';
import { registerDeskCall, registerOpenDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { startWith } from '../sessions/sessions.routes.ts';
import { signInAtStation } from '../sessions/signInToDesk.ts';
import { originOf } from '../sessions/StaffOrigin.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { readStation, setStation } from './setStation.ts';

/** Registers the calls for the browser as a station, and for the change of person there. */
export function registerStations(app: FastifyInstance, accounts: StaffAccounts): void {
  const { db, now } = accounts;

  registerOpenDeskCall(app, getDeskStation, ({ request }) =>
    readStation(db, stationToken(request), now()),
  );

  registerDeskCall(app, setDeskStation, async ({ session, actor, body, request, reply }) => {
    requireFresh(session, now());
    const token = stationToken(request);
    const sessionToken = deskToken(request) ?? '';
    const made = await setStation(accounts, { ...body, actor, token, sessionToken });
    if (made !== undefined) setStationCookie(reply, made);
    return readStation(db, made ?? token, now());
  });

  registerOpenDeskCall(app, signInAtStationCall, async ({ body, request, reply }) => {
    const begun = await signInAtStation(accounts, { ...body, ...originOf(request) });
    return startWith(accounts, request, reply, begun);
  });
}
