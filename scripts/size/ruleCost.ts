import { brotliCompressSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';

/**
 * What a screen that needs nothing but this module pays, in bytes after minifying and brotli: the module built alone with
 * all that it imports. 0 for one that holds types only.
 */
export async function ruleCost(file: string): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      reportCompressedSize: false,
      // An application keeps no exports; here they are what is measured.
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output
    .map((each) => ('code' in each ? each.code : ''))
    .join('')
    .trim();
  return code === '' ? 0 : brotliCompressSync(code).length;
}
