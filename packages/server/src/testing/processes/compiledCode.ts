import { inject } from 'vitest';

/** Returns the environment of a server or command that uses the compile cache. */
export function compiledCode(): { readonly NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: inject('compiledCode') };
}
