import { lazyImports } from './lazyImports.ts';
import { findAfterAwait } from './findAfterAwait.ts';
import { everyTestRuns } from './everyTestRuns.ts';
import { translatableText } from './translatableText.ts';
import { onlyTokens } from './onlyTokens.ts';
import { folderOrder } from './folderOrder.ts';

// oxlint reads a plugin from the default export.
export default {
  meta: { name: 'house' },
  rules: {
    'only-tokens': onlyTokens,
    'lazy-imports': lazyImports,
    'every-test-runs': everyTestRuns,
    'translatable-text': translatableText,
    'folder-order': folderOrder,
    'find-after-await': findAfterAwait,
  },
};
