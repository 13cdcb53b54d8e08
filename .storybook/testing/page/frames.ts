/** Resolves before the browser's next frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Forces a full layout, which clears what Chromium keeps from the last mode (collapsed borders, for one). */
function drawAnew(): void {
  const { documentElement: root } = document;
  root.style.display = 'none';
  void root.offsetHeight;
  root.style.display = '';
}

/** Waits until the page has rendered with its fonts. */
export async function settled(): Promise<void> {
  drawAnew();
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
}
