// `npm run image -- [FOLDER]`: builds the Dockerfiles of deploy/ in FOLDER without a container engine, in bare Debians
// made by debootstrap, and starts the shop in its image as an ordinary user with a read-only root. Needs root and
// debootstrap.
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../packages/server/src/testing/processes/freePort.ts';
import { buildImage } from './image/buildImage.ts';
import { startInRoot } from './image/inRoot.ts';
import { run } from './image/run.ts';
import { tryImage } from './image/tryImage.ts';
import { root } from './root.ts';

const work = resolve(process.argv[2] ?? join(tmpdir(), 'formulary-image'));
const say = (line: string): void => console.log(line);

function build(name: string, context: string) {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  const dockerfile = join(root, 'deploy', name, 'Dockerfile');
  return buildImage({ dockerfile, context, work: folder, say });
}

const shop = build('image', root);
const { bomFormat, components } = JSON.parse(
  readFileSync(join(shop.folder, 'formulary', 'sbom.cdx.json'), 'utf8'),
) as { readonly bomFormat: string; readonly components: readonly unknown[] };
say(`${bomFormat} SBOM with ${components.length} components`);
await tryImage(shop, await freePort(), say);

const cluster = build('cluster', join(root, 'deploy', 'cluster'));
for (const command of ['patroni --version', 'etcd --version', 'haproxy -c -f haproxy.cfg'])
  run(startInRoot(cluster, { isReadOnly: true }, command.split(' ')));

say(`The images are ${shop.folder} and ${cluster.folder}`);
