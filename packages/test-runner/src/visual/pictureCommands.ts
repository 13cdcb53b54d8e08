import type { BrowserCommand } from 'vitest/node';
import type { CDPSession, Page } from 'playwright';
import type { Finding } from './findings.ts';
import { comparePicture } from './comparePicture.ts';
import { compareTree } from './compareTree.ts';

/** Area of a page that a picture shows, in CSS pixels from the top left corner. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** React numbers its generated ids across a whole run. */
const GENERATED_ID = /#_r_[0-9a-z]+_/g;
/** Base UI appends a word joiner to a status for its first 200 ms, so that VoiceOver notices it. */
const FIRST_STATUS_MARK = '\u2060';

/**
 * Browser commands after a story: take its pictures, read its tree, and return the findings. Compares a picture while
 * the browser renders the next.
 */
export function pictureCommands(isRecording: boolean) {
  const found = new Map<string, Promise<Finding>[]>();
  const note = (story: string, finding: Promise<Finding>) => {
    found.set(story, [...(found.get(story) ?? []), finding]);
  };

  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  const sessionOf = (page: Page) => {
    const known = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, known);
    return known;
  };

  const takePicture: BrowserCommand<[story: string, view: string, clip: Clip]> = async (
    { page },
    story,
    view,
    clip,
  ) => {
    const session = await sessionOf(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    const taken = Buffer.from(data, 'base64');
    note(story, comparePicture({ story, view, taken, isRecording }));
  };
  const readTree: BrowserCommand<[story: string]> = async (context, story) => {
    const frame = await context.frame();
    const said = await frame.locator('body').ariaSnapshot();
    const tree = said.replaceAll(GENERATED_ID, '#…').replaceAll(FIRST_STATUS_MARK, '');
    note(story, compareTree({ story, tree, isRecording }));
  };
  const findingsOf: BrowserCommand<[story: string]> = async (_context, story) => {
    const findings = await Promise.all(found.get(story) ?? []);
    found.delete(story);
    return findings;
  };
  return { takePicture, readTree, findingsOf };
}
