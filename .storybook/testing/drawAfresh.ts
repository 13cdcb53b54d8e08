import { nextFrame } from './nextFrame.ts';

/** Has the whole page drawn anew, from nothing: in another size once, since Chromium keeps what it can of the same one. */
export async function drawAfresh(): Promise<void> {
  const { style } = document.documentElement;
  style.scale = '1.5';
  await nextFrame();
  await nextFrame();
  style.scale = '';
  await nextFrame();
}
