import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../playwright/visual/pictures', import.meta.url));

/** Returns the stored views of each story, by its id. */
export function readKeptPictures(): Readonly<Record<string, readonly string[]>> {
  if (!existsSync(folder)) return {};
  const stories = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  return Object.fromEntries(
    stories.map(({ name }) => [
      name,
      readdirSync(`${folder}/${name}`).map((file) => file.replace(/\.webp$/, '')),
    ]),
  );
}
