/* oxlint-disable no-console -- this file listens to the console, it does not speak on it. */

const errors: string[] = [];

/** Notes what a story prints as an error: React's warnings, and calls that nobody answered (startMockNetwork). */
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

/** Fails the story that printed one. */
function refuse(): void {
  if (errors.length > 0) throw new Error(`The story printed an error: ${errors.join('\n')}`);
}

/** Whatever a story prints as an error fails it. */
export const consoleErrors = { listen, refuse };
