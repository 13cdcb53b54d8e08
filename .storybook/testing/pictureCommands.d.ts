import type { Finding } from '../../scripts/visual/finding.ts';
import type { Clip } from '../../scripts/visual/clip.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    judgeStoryPicture: (story: string, view: string, clip: Clip) => Promise<Finding>;
    judgeStoryTree: (story: string) => Promise<Finding>;
  }
}
