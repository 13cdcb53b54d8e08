import { fileURLToPath } from 'node:url';

/** Folder of the shop's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
