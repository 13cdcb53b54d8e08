import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { getDeskSession } from '@formulary/rules/calls/desk/deskSessionCalls';
import { useDeskSession } from '../session/deskSession.ts';
import { callDesk } from './callDesk.ts';

/** Takes over what a refusal says of the session. Returns whether it says anything. */
export function followRefusal({ status, code }: ApiProblem): boolean {
  const { lock, expire } = useDeskSession.getState();
  const isOver = code === 'session-expired' || (status === 401 && code === undefined);
  if (code === 'desk-locked') lock();
  else if (isOver) expire();
  return code === 'desk-locked' || isOver;
}

/** Asks whose session the cookie is. A background question does not keep an idle session alive. */
export async function readSession(isBackground = false): Promise<void> {
  const { open, miss } = useDeskSession.getState();
  try {
    open(await callDesk(getDeskSession, {}, { isBackground: true, isPolled: isBackground }));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (!followRefusal(problem)) miss();
  }
}
