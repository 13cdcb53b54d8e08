import { useSession } from './session.ts';

/**
 * Keeps `html[data-session]` up to date, by which styles know whether a user is signed in. The script before the first
 * paint sets `kept` for an existing session; a new one is `begun`. Returns the cleanup.
 */
export function markSession(): () => void {
  const { dataset } = document.documentElement;
  const mark = (token: string | undefined) => {
    if (token === undefined) delete dataset['session'];
    else dataset['session'] ??= 'begun';
  };
  mark(useSession.getState().token);
  const leave = useSession.subscribe(({ token }) => mark(token));
  return () => {
    leave();
    mark(undefined);
  };
}
