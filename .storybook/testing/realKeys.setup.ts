import { commands } from 'vitest/browser';
import { fingers } from '../../packages/ui/src/stories/fingers.ts';

fingers.press = async (name) => {
  // The story stands in a frame, and keys go to the page that has the focus.
  window.focus();
  await commands.pressKey(name);
};
