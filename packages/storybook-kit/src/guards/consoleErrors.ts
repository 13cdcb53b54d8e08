/* oxlint-disable no-console -- this file listens to the console, it does not speak on it. */

const errors: string[] = [];

/** Records errors that a story logs: React's warnings, and requests without a handler (startMockNetwork). */
function listen(): () => void {
  const printError = console.error;
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    printError(...parts);
  };
  return () => {
    console.error = printError;
  };
}

/** Fails the story if it logged an error. */
function refuse(): void {
  if (errors.length > 0) throw new Error(`The story printed an error: ${errors.join('\n')}`);
}

/** Guard that fails a story which logs an error. */
export const consoleErrors = { listen, refuse };
