import { pathToFileURL } from 'node:url';
import type { Storefront } from '@formulary/rules/pages/Storefront';

/** Loads the storefront built for the server; each build is loaded as a new module. */
export async function loadStorefront(file: string, builtAt: number): Promise<Storefront> {
  const address = `${pathToFileURL(file).href}?built=${builtAt}`;
  const { storefront } = (await import(/* @vite-ignore */ address)) as Partial<
    Record<string, Storefront>
  >;
  if (typeof storefront?.draw !== 'function') throw new Error('It exports no storefront.');
  return storefront;
}
