import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

const oxlint = join(root, 'node_modules', '.bin', 'oxlint');

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

interface LintFolder {
  /** Lints files, given as path and source, as if they were in the tree. Returns the problems of each, one per line. */
  readonly lint: (
    sources: readonly (readonly [string, string])[],
  ) => Promise<readonly (readonly string[])[]>;
  readonly remove: () => void;
}

/** Creates an empty folder with the project's lint configuration. */
export function lintFolder(): LintFolder {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  mkdirSync(join(folder, 'packages'));
  for (const name of ['node_modules', 'packages/lint'])
    symlinkSync(join(root, name), join(folder, name));
  return {
    lint: async (sources) => {
      for (const [path, source] of sources) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), source);
      }
      const paths = sources.map(([path]) => path);
      // Type-aware rules need the real tsconfig files, which this folder lacks.
      const args = ['--config=.oxlintrc.json', '--disable-typescript-plugin', '--format=json'];
      const printed = await new Promise<string>((resolve) => {
        execFile(oxlint, [...args, ...paths], { cwd: folder }, (_error, stdout) => {
          resolve(stdout);
        });
      });
      const { diagnostics } = JSON.parse(printed) as {
        readonly diagnostics: readonly Diagnostic[];
      };
      return paths.map((path) =>
        diagnostics
          .filter(({ filename }) => filename === path)
          .map(({ code, message, help = '' }) => `${code} ${message} ${help}`),
      );
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
