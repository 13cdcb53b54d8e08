// Last step of `npm run build:storybook`: makes the built Storybook small to load.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { precompress } from '../build/precompress.ts';
import { root } from '../root.ts';

const folder = join(root, 'storybook-static');

/** Minifies the scripts of Storybook's own frame, which it copies as they are: 4.6 MB with long names and comments. */
async function minifyManager(): Promise<void> {
  const own = await readdir(join(folder, 'sb-manager'));
  const scripts = own.filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, 'sb-manager', name);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: true });
      if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
      await writeFile(file, code);
    }),
  );
}

/** Storybook's own typeface, which loads though every text of ours is in the shop's. */
const STORYBOOK_FONT = /@font-face\s*\{[^}]*Nunito Sans[^}]*\}\s*/g;

async function dropStorybookFont(): Promise<void> {
  for (const name of ['index.html', 'iframe.html']) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(STORYBOOK_FONT, ''));
  }
}

await minifyManager();
await dropStorybookFont();
const compressed = await precompress(folder);
console.log(`Minified Storybook's frame and compressed ${compressed} files.`);
