import { setDeskStation } from '@formulary/rules/calls/desk/deskStationCalls';
import type { TestDesk } from '../../testing/openTestDesk.ts';

/** Makes the browser of a session a shared station, and returns the cookie by which it is known. */
export async function addTestStation(
  desk: TestDesk,
  token: string,
  name = 'Dispensary 1',
): Promise<string> {
  const answer = await desk.send(setDeskStation, { token, body: { isShared: true, name } });
  const cookie = /^(__Host-desk-station=[\w-]{43});/.exec(
    String(answer.headers['set-cookie']),
  )?.[1];
  if (cookie === undefined) throw new Error(`The answer sets no station: ${answer.body}`);
  return cookie;
}
