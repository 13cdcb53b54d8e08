/** Resolves when the page is parsed and early.js has run, in either order. A missing early.js blocks nothing. */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    });
  }
  if (document.documentElement.dataset['marked'] !== undefined) return;
  const small = document.querySelector<HTMLScriptElement>('script[src^="/early.js"]');
  // It is loading or has failed. A second import waits for the same module, which runs once; it is not bundled.
  // oxlint-disable-next-line house/lazy-imports -- no lazy part: the page itself waits for it and counts it.
  if (small) await import(/* @vite-ignore */ small.src).catch(() => {});
}
