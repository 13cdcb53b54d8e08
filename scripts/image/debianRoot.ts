import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const IMAGE = /^debian:(\w+)-slim$/;

/** Returns a folder with the bare Debian that an image `debian:SUITE-slim` holds; made by debootstrap once. */
export function debianRoot(image: string, work: string, say: (progress: string) => void): string {
  const [, suite] = IMAGE.exec(image) ?? [];
  if (suite === undefined)
    throw new Error(`Only images of Debian can be made here, such as debian:trixie-slim: ${image}`);
  const folder = join(work, `debian-${suite}`);
  if (existsSync(folder)) return folder;
  say(`Making a bare Debian ${suite} with debootstrap`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  run(['debootstrap', '--variant=minbase', suite, unfinished]);
  // As in Debian's images: a folder of a build need not survive a power cut.
  writeFileSync(join(unfinished, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  renameSync(unfinished, folder);
  return folder;
}
