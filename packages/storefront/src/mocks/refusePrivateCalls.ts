import { traffic } from '../api/traffic.ts';
import { useSession } from '../state/session.ts';

let isVisiting = false;

/** A private call without a token is never made (spec 8.5): that a screen tried shows in its refusal alone. */
traffic.listen((event) => {
  const isPrivate = event.kind === 'refused' && event.access === 'signed-in';
  if (isPrivate && isVisiting && useSession.getState().token === undefined)
    // oxlint-disable-next-line no-console -- whatever a story prints as an error fails it
    console.error('A visitor was shown something that asks for a private call.');
});

/** Whether the story that begins is a visitor's: then what it shows may ask for nothing private until they sign in. */
export function refusePrivateCalls(isVisitor: boolean): void {
  isVisiting = isVisitor;
}
