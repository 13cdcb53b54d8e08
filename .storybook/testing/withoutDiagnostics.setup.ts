import * as React from 'react';
import { configure, getConfig } from 'storybook/test';

/** The page's own: this module is read anew for each of the page's files. */
const page = globalThis as { isWithoutDiagnostics?: true };

/**
 * Prints the page into an error of the Testing Library only when its message is read. A query that waits fails many times
 * before it finds what it waits for, and printing each time took a tenth of all CPU time.
 */
function printWhenRead(): void {
  const print = getConfig().getElementError;
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let printed: string | undefined;
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (printed ??= print(message, container).message),
        set: (text: string) => {
          printed = text;
        },
      });
    },
  });
}

/**
 * Tells React not to note where in the code each element was created: a stack trace for each, a fifth of all CPU time, which
 * React itself gives up after ten thousand a second. Its warnings come as before, with the names of the components around.
 */
function createWithoutStacks(): void {
  const internals = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

if (!page.isWithoutDiagnostics) {
  printWhenRead();
  createWithoutStacks();
}
page.isWithoutDiagnostics = true;
