/** The page's small script, which nothing bundles. It runs once, whoever asks for it first. */
const EARLY = '/early.js';

/** Settles when the page is parsed and its small script has run: the scripts may come before either. A small script that cannot be had holds nothing up. */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    });
  }
  await import(/* @vite-ignore */ EARLY).catch(() => {});
}
