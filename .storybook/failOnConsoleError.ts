/* oxlint-disable no-console -- this file listens to the console, it does not speak on it. */

/** Whatever a story prints as an error fails it: React's warnings and calls that nobody answered (startMockNetwork). */
export function failOnConsoleError(): () => void {
  const printError = console.error;
  const errors: string[] = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    printError(...parts);
  };
  return () => {
    console.error = printError;
    if (errors.length > 0) throw new Error(`The story printed an error: ${errors.join('\n')}`);
  };
}
