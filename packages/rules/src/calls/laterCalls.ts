import * as joining from './joiningCalls.ts';

/** The calls that are declared and not served yet; one that is served moves to `allCalls`. */
export const laterCalls = {
  'Authentication and account': [joining.getStaticPage],
} as const;
