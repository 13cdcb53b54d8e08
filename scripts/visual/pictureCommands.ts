import type { BrowserCommand } from 'vitest/node';
import type { Clip } from './clip.ts';
import { judgePicture } from './judgePicture.ts';
import { judgeTree } from './judgeTree.ts';

/** React counts the ids it makes up from the first story of a run on. */
const GENERATED_ID = /#_r_[0-9a-z]+_/g;

/** What the browser asks of Node after a story: to take and judge its picture, and to read and judge its tree. */
export function pictureCommands(isRecording: boolean) {
  const judgeStoryPicture: BrowserCommand<[story: string, view: string, clip: Clip]> = async (
    { page },
    story,
    view,
    clip,
  ) => {
    const png = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      clip,
    });
    return judgePicture({ story, view, png, isRecording });
  };
  const judgeStoryTree: BrowserCommand<[story: string]> = async (context, story) => {
    const frame = await context.frame();
    const said = await frame.locator('body').ariaSnapshot();
    const tree = said.replaceAll(GENERATED_ID, '#…');
    return judgeTree({ story, tree, isRecording });
  };
  return { judgeStoryPicture, judgeStoryTree };
}
