// `npm run storybook:serve` serves the built Storybook, as any web server could: on port 6007, or on PORT.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../root.ts';

const PORT = Number(process.env['PORT'] ?? 6007);

if (!existsSync(join(root, 'storybook-static', 'index.html'))) {
  console.error('There is nothing to serve yet: run "npm run build:storybook" first.');
  process.exit(1);
}

const server = await preview({
  configFile: false,
  root,
  // A page that is not there is not there: Storybook is no application with addresses of its own.
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: PORT, strictPort: true },
});
console.log(`Storybook: ${server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/`}`);
