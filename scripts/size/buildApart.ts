import { type Rolldown, build } from 'vite';
import { minifiedStyles } from '../build/minifiedStyles.ts';

/** Builds files with all their imports, minified and in memory, each as an entry. Excludes `external`. */
export async function buildApart(
  files: readonly string[],
  external: readonly RegExp[] = [],
): Promise<readonly Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    // Minified as in the storefront's build, so that sizes are those that browsers load.
    oxc: minifiedStyles,
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [...files],
        external: [...external],
        // An application build drops exports; here they are what is measured.
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((each) => each.type === 'chunk');
}
