import { nextFrame } from './nextFrame.ts';

/** Lays everything out anew: what Chromium keeps from the mode before (collapsed borders, for one) is then gone. */
function drawAnew(): void {
  const { documentElement: root } = document;
  root.style.display = 'none';
  void root.offsetHeight;
  root.style.display = '';
}

/** Waits until the page has its fonts and has been drawn with them. */
export async function settled(): Promise<void> {
  drawAnew();
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
}
