import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Types of the files that `precompress` compresses in a built Storybook. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Encodings, best first, with the endings of their files. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Returns the compressed file to serve for a path and an Accept-Encoding header, or undefined if there is none. A path
 * that leaves the folder has none.
 */
export function compressedFile(folder: string, path: string, accepted: string) {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const type = TYPES[extname(name)];
  if (type === undefined || name.includes('..')) return undefined;
  const encodings = accepted.split(',').map((each) => each.trim().split(';')[0]);
  for (const [encoding, ending] of ENCODINGS) {
    const file = join(folder, `${name}${ending}`);
    if (encodings.includes(encoding) && existsSync(file)) return { file, type, encoding };
  }
  return undefined;
}

/** Serves the files that the build compressed, because compressing 9 MB at each visit takes longer than sending them. */
export function servePrecompressed(folder: string): Plugin {
  return {
    name: 'formulary:serve-precompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const accepted = request.headers['accept-encoding'] ?? '';
        const found = compressedFile(folder, decodeURIComponent(pathname), accepted);
        if (!found || request.method !== 'GET') return next();
        response.setHeader('Content-Type', found.type);
        response.setHeader('Content-Encoding', found.encoding);
        response.setHeader('Vary', 'Accept-Encoding');
        createReadStream(found.file).pipe(response);
      });
    },
  };
}
