import { fileURLToPath } from 'node:url';

/** Where the shop's migrations are. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
