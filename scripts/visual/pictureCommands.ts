import type { BrowserCommand } from 'vitest/node';
import type { Clip } from './clip.ts';
import type { Finding } from './finding.ts';
import { findings } from './findings.ts';
import { judgePicture } from './judgePicture.ts';
import { judgeTree } from './judgeTree.ts';

/** React counts the ids it makes up from the first story of a run on. */
const GENERATED_ID = /#_r_[0-9a-z]+_/g;

/**
 * What the browser asks of Node after a story: to take its pictures and read its tree, what they were found to be, and to
 * note that for the end of the run. A picture is judged while the browser draws the next; one that was not as it
 * had been is replaced by the second of it, which keeps what was different at first.
 */
export function pictureCommands(isRecording: boolean) {
  const found = new Map<string, Map<string, Promise<Finding>>>();
  const viewsOf = (story: string) => found.get(story) ?? new Map<string, Promise<Finding>>();

  const judged = (story: string, view: string, judging: Promise<Finding>) => {
    const views = viewsOf(story);
    const earlier = views.get(view);
    found.set(story, views);
    views.set(
      view,
      earlier === undefined
        ? judging
        : Promise.all([earlier, judging]).then(([first, second]) =>
            first.verdict === 'same' ? first : { ...second, atFirst: first.detail },
          ),
    );
  };

  const takePicture: BrowserCommand<[story: string, view: string, clip: Clip]> = async (
    { page },
    story,
    view,
    clip,
  ) => {
    const taken = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      clip,
    });
    judged(story, view, judgePicture({ story, view, taken, isRecording }));
  };
  const readTree: BrowserCommand<[story: string]> = async (context, story) => {
    const frame = await context.frame();
    const said = await frame.locator('body').ariaSnapshot();
    const tree = said.replaceAll(GENERATED_ID, '#…');
    judged(story, 'tree', judgeTree({ story, tree, isRecording }));
  };
  const findingsOf: BrowserCommand<[story: string]> = (_context, story) =>
    Promise.all(viewsOf(story).values());
  const noteFindings: BrowserCommand<[story: string]> = async (context, story) => {
    for (const finding of await findingsOf(context, story)) findings.add(finding);
    found.delete(story);
  };
  return { takePicture, readTree, findingsOf, noteFindings };
}
