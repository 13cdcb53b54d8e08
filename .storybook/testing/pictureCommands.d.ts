import type { Finding } from '../../scripts/visual/finding.ts';
import type { Clip } from '../../scripts/visual/clip.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (story: string, view: string, clip: Clip) => Promise<void>;
    readTree: (story: string) => Promise<void>;
    findingsOf: (story: string) => Promise<readonly Finding[]>;
  }
}
