import { everyTestRuns } from './everyTestRuns.ts';
import { onlyTokens } from './onlyTokens.ts';

// oxlint reads a plugin from the default export.
export default {
  meta: { name: 'house' },
  rules: { 'only-tokens': onlyTokens, 'every-test-runs': everyTestRuns },
};
