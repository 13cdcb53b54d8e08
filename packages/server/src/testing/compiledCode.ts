import { inject } from 'vitest';

/** Part of the environment of a server or a command: where what it would compile first is compiled already. */
export function compiledCode(): { readonly NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: inject('compiledCode') };
}
