import * as content from './contentCalls.ts';

/** Declared calls that the server does not implement yet. An implemented call moves to `allCalls`. */
export const laterCalls = {
  'Authentication and account': [content.getStaticPage],
} as const;
