/** Settles when the page is parsed and its small script has run: the scripts may come before either. A small script that cannot be had holds nothing up. */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    });
  }
  // By its whole address, under which the page has it too: it runs once, and nothing bundles it.
  await import(/* @vite-ignore */ `${location.origin}/early.js`).catch(() => {});
}
