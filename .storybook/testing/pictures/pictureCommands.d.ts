import type { Finding } from '../../../packages/test-runner/src/visual/findings.ts';
import type { Clip } from '../../../packages/test-runner/src/visual/pictureCommands.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (story: string, view: string, clip: Clip) => Promise<void>;
    readTree: (story: string) => Promise<void>;
    findingsOf: (story: string) => Promise<readonly Finding[]>;
  }
}
