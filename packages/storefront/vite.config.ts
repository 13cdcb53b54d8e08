import { storefrontVite } from '../../scripts/build/storefrontVite.ts';
import { defineConfig } from 'vite';

/** The server that answers `/api` and draws no pages; `npm run dev` starts both, this is for the storefront alone. */
const SERVER = process.env['FORMULARY_SERVER'] ?? 'http://localhost:4000';

// Vite reads its configuration from the default export.
export default defineConfig({
  ...storefrontVite,
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/resources/': SERVER } },
});
