/** Settles when the page is parsed and its small script has run: the scripts may come before either. A small script that cannot be had holds nothing up. */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    });
  }
  if (document.documentElement.dataset['marked'] !== undefined) return;
  const small = document.querySelector<HTMLScriptElement>('script[src^="/early.js"]');
  // It is on its way, or cannot be had. Asked for again it is waited for, and runs but once; nothing bundles it.
  // oxlint-disable-next-line house/counted-parts -- it is no part: the page itself waits for it, and counts.
  if (small) await import(/* @vite-ignore */ small.src).catch(() => {});
}
