import * as content from './contentCalls.ts';

/** The calls that are declared and not served yet; one that is served moves to `allCalls`. */
export const laterCalls = {
  'Authentication and account': [content.getStaticPage],
} as const;
