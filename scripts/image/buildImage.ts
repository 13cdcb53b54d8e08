import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';
import { debianRoot } from './debianRoot.ts';
import { startInRoot } from './inRoot.ts';
import { type Instruction, pairOf, parseDockerfile } from './parseDockerfile.ts';
import { run } from './run.ts';

/** An image as a folder, with what its Dockerfile says about starting it. */
export interface Image {
  readonly folder: string;
  readonly environment: Record<string, string>;
  workingFolder: string;
  /** User and group as numbers; root by default. */
  user: string;
  entrypoint: readonly string[];
  command: readonly string[];
  healthCheck: readonly string[];
}

/** Options of `buildImage`. */
export interface ImageOptions {
  readonly dockerfile: string;
  /** Folder that COPY copies from, without what `DOCKERFILE.dockerignore` names. */
  readonly context: string;
  /** Gets a folder for each stage. */
  readonly work: string;
  readonly say: (progress: string) => void;
}

/** Where the certificates of the machine's mirrors are for RUN; the folder is empty afterwards. */
const CERTIFICATES = '/mnt/certificates';

/**
 * Builds a Dockerfile without a container engine: each stage is a folder that begins as a bare Debian, RUN is executed
 * in it by chroot, as root. Throws at an instruction that it does not know, and when a command fails.
 */
export function buildImage(options: ImageOptions): Image {
  const { dockerfile, work, say } = options;
  const stages = parseDockerfile(readFileSync(dockerfile, 'utf8'));
  const built = new Map<string, Image>();
  for (const [nth, { base, name = `stage${nth}`, instructions }] of stages.entries()) {
    const image: Image = {
      folder: join(work, name),
      environment: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
      workingFolder: '/',
      user: '0:0',
      entrypoint: [],
      command: [],
      healthCheck: [],
    };
    rmSync(image.folder, { recursive: true, force: true });
    run(['cp', '--archive', debianRoot(base, work, say), image.folder]);
    for (const instruction of instructions) {
      say(`${instruction.name} ${instruction.rest}`);
      follow(instruction, image, built, options);
    }
    built.set(name, image);
  }
  const last = [...built.values()].at(-1);
  if (!last) throw new Error(`${dockerfile} has no FROM`);
  return last;
}

function follow(
  { name, rest }: Instruction,
  image: Image,
  built: ReadonlyMap<string, Image>,
  options: ImageOptions,
): void {
  switch (name) {
    case 'RUN':
      return runStep(rest, image);
    case 'COPY':
      return copy(rest.split(' '), image, built, options);
    case 'WORKDIR':
      image.workingFolder = resolve(image.workingFolder, rest);
      return void mkdirSync(join(image.folder, image.workingFolder), { recursive: true });
    case 'ENV':
      return void Object.assign(image.environment, Object.fromEntries(rest.split(' ').map(pairOf)));
    case 'USER':
      return void (image.user = rest);
    case 'ENTRYPOINT':
      return void (image.entrypoint = wordsOf(rest));
    case 'CMD':
      return void (image.command = wordsOf(rest));
    case 'HEALTHCHECK':
      return void (image.healthCheck = wordsOf(rest.slice(rest.indexOf('CMD') + 3)));
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`This script does not know ${name}`);
  }
}

const wordsOf = (json: string): readonly string[] => JSON.parse(json) as readonly string[];

function runStep(script: string, { folder, environment, workingFolder, user }: Image): void {
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  mkdirSync(join(folder, CERTIFICATES), { recursive: true });
  if (certificates !== undefined) cpSync(certificates, join(folder, CERTIFICATES, 'all.pem'));
  const given =
    certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: `${CERTIFICATES}/all.pem` };
  run(
    startInRoot(
      { folder, environment: { ...environment, HOME: '/root', ...given }, workingFolder, user },
      { isReadOnly: false },
      ['sh', '-c', script],
    ),
  );
  rmSync(join(folder, CERTIFICATES), { recursive: true });
}

function copy(
  words: readonly string[],
  image: Image,
  built: ReadonlyMap<string, Image>,
  { context, dockerfile }: ImageOptions,
): void {
  const [, stage] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
  const from = stage === undefined ? context : built.get(stage)?.folder;
  if (from === undefined) throw new Error(`No stage is named ${stage}`);
  const paths = stage === undefined ? words : words.slice(1);
  const target = paths.at(-1) ?? '';
  const ignored = stage === undefined ? readIgnored(`${dockerfile}.dockerignore`) : [];
  for (const path of paths.slice(0, -1)) {
    const source = join(from, path);
    const folder = join(image.folder, resolve(image.workingFolder, target));
    const isInto = target.endsWith('/') && !statSync(source).isDirectory();
    cpSync(source, isInto ? join(folder, basename(source)) : folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isIgnored(relative(from, file), ignored),
    });
  }
}

const readIgnored = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

const isIgnored = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern));
