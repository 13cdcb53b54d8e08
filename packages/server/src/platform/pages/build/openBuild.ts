import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Storefront } from '@formulary/rules/pages/Storefront';
import type { FastifyBaseLogger } from 'fastify';
import type { Build, Manifest } from './Build.ts';

const LOOK_EVERY_MS = 1_000;
/** The only script of the template that is not a module. */
const SMALL_SCRIPT = /<script async fetchpriority="high" src="([^"]+)"/;

interface BuildOptions {
  /** Folder of the built files. */
  readonly folder: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
}

/**
 * Reads the build, and again after a rebuild; checks files once a second at most. While files are being written the
 * previous build stays.
 */
export function openBuild({ folder, log, clock }: BuildOptions): () => Build | Promise<Build> {
  const page = join(folder, 'index.html');
  const manifest = join(folder, '.vite', 'manifest.json');
  const server = join(folder, '.server', 'server.js');
  let build: Build | undefined;
  let stateOfBuild = '';
  let lookedAt = 0;
  let looking: Promise<Build> | undefined;

  const readNew = async (serverAt: number | undefined): Promise<Build> => {
    const template = await readFile(page, 'utf8');
    return {
      template,
      smallScript: SMALL_SCRIPT.exec(template)?.[1],
      manifest: await readManifest(manifest),
      storefront:
        serverAt === undefined
          ? undefined
          : await loadStorefront(server, serverAt).catch((error: unknown) => {
              log.warn({ err: error }, 'The storefront that draws pages could not be loaded.');
              return undefined;
            }),
    };
  };

  const look = async (): Promise<Build> => {
    const [pageAt, manifestAt, serverAt] = await Promise.all(
      [page, manifest, server].map(writtenAt),
    );
    const state = [pageAt, manifestAt, serverAt].join(' ');
    if (build && (state === stateOfBuild || pageAt === undefined)) return build;
    try {
      build = await readNew(serverAt);
      stateOfBuild = state;
    } catch (error) {
      if (!build) throw error;
    }
    return build;
  };

  return () => {
    if (build && clock() - lookedAt < LOOK_EVERY_MS) return build;
    looking ??= look().finally(() => {
      lookedAt = clock();
      looking = undefined;
    });
    return looking;
  };
}

async function writtenAt(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.mtimeMs;
}

/** Returns an empty manifest if there is none: pages work without. */
async function readManifest(file: string): Promise<Manifest> {
  const json = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(json) as Manifest;
}

/** Loads the storefront built for the server; each build is loaded as a new module. */
async function loadStorefront(file: string, builtAt: number): Promise<Storefront> {
  const address = `${pathToFileURL(file).href}?built=${builtAt}`;
  const { storefront } = (await import(/* @vite-ignore */ address)) as Partial<
    Record<string, Storefront>
  >;
  if (typeof storefront?.draw !== 'function') throw new Error('It exports no storefront.');
  return storefront;
}
