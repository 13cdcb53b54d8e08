/** Runs something after a while; what it returns calls that off. Tests pass a clock that they turn by hand. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** The real clock. */
export const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
