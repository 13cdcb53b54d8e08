import type { Finding } from '../../scripts/visual/finding.ts';
import type { PicturedPart } from '../../scripts/visual/picturedPart.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    judgeStoryPicture: (story: string, view: string, part: PicturedPart) => Promise<Finding>;
    judgeStoryTree: (story: string) => Promise<Finding>;
  }
}
