// `npm run storybook:serve`: serves the built Storybook like any web server, on PORT or 6007.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../root.ts';
import { servePrecompressed } from './servePrecompressed.ts';

const PORT = Number(process.env['PORT'] ?? 6007);

if (!existsSync(join(root, 'storybook-static', 'index.html'))) {
  console.error('There is nothing to serve yet: run "npm run build:storybook" first.');
  process.exit(1);
}

const server = await preview({
  configFile: false,
  root,
  // Missing pages get 404, because Storybook is no single-page application.
  appType: 'mpa',
  logLevel: 'warn',
  plugins: [servePrecompressed(join(root, 'storybook-static'))],
  build: { outDir: 'storybook-static' },
  preview: { port: PORT, strictPort: true },
});
console.log(`Storybook: ${server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/`}`);
