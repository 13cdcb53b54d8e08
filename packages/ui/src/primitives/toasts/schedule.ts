/** Runs a callback after a delay; returns a function that cancels it. Tests pass a fake clock. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

/** The real clock. */
export const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
