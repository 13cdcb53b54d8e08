import { commands } from 'vitest/browser';
import { fingers } from '../../../packages/storybook-kit/src/plays/fingers.ts';

fingers.press = async (name) => {
  // The story is in a frame, and keys go to the focused page.
  window.focus();
  await commands.pressKey(name);
};
