import { useSession } from './session.ts';

/**
 * Keeps the mark on the page right by which styles know whether somebody is signed in: `html[data-session]`. The script that
 * runs before the first paint sets it to `kept` for a session of before; one that begins here is `begun`. Gives its end.
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
