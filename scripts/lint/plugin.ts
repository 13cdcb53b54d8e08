import { lazyImports } from './lazyImports.ts';
import { findAfterWaiting } from './findAfterWaiting.ts';
import { everyTestRuns } from './everyTestRuns.ts';
import { loneText } from './loneText.ts';
import { onlyTokens } from './onlyTokens.ts';
import { roomOrder } from './roomOrder.ts';

// oxlint reads a plugin from the default export.
export default {
  meta: { name: 'house' },
  rules: {
    'only-tokens': onlyTokens,
    'lazy-imports': lazyImports,
    'every-test-runs': everyTestRuns,
    'lone-text': loneText,
    'room-order': roomOrder,
    'find-after-waiting': findAfterWaiting,
  },
};
