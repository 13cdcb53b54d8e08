import type { Plugin } from 'vite';
import { importsIn } from './importsIn.ts';

interface ShellChunk {
  /** Reads the module graph when all modules are loaded. */
  readonly plugin: Plugin;
  /** Returns the shell's chunk name for its modules, null for others. */
  readonly nameOf: (module: string) => string | null;
}

/** Puts all that the entry imports at once into one chunk: one file compresses better than many, and names fewer. */
export function shellChunk(): ShellChunk {
  const shell = new Set<string>();
  const plugin: Plugin = {
    name: 'shell-chunk',
    apply: 'build',
    buildEnd(failure) {
      if (failure) return;
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) shell.add(id);
      const importsOf = importsIn(this);
      for (const id of shell) for (const next of importsOf(id)) shell.add(next);
    },
  };
  return { plugin, nameOf: (module) => (shell.has(module) ? 'shell' : null) };
}
