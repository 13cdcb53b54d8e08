import * as React from 'react';
import { configure, getConfig } from 'storybook/test';

/** State on `globalThis`, because this module is loaded again for each test file of the page. */
const page = globalThis as { isWithoutDiagnostics?: true };

/**
 * Delays Testing Library's printing of the page until an error's message is read. A waiting query fails many times
 * first, and printing took a tenth of all CPU time.
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
 * Stops React from recording a stack trace for each element, which took a fifth of all CPU time. React stops by itself
 * after ten thousand a second. Warnings still name the components around.
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
