import type { Finding } from '../../scripts/visual/finding.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    judgeStoryPicture: (story: string, view: string) => Promise<Finding>;
    judgeStoryTree: (story: string) => Promise<Finding>;
  }
}
