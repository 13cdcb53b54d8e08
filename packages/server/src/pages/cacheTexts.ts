import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import type { Texts } from './readTexts.ts';

const LOOK_EVERY_MS = 1_000;
const FILES = ['TC', 'PP', 'DP'] as const satisfies readonly StaticPageFile[];

/** The static pages' texts at the last check. */
export interface StaticTexts {
  /** Changes whenever one of the texts changes. */
  readonly version: number;
  /** Finds a text by file name; `undefined` if there is none. */
  readonly text: (file: string) => readonly ProseNode[] | undefined;
}

/** Caches the static pages' texts and checks once a second whether one was rewritten. */
export function cacheTexts(
  texts: Texts,
  clock: () => number,
): () => StaticTexts | Promise<StaticTexts> {
  let cached: StaticTexts | undefined;
  let lookedAt = 0;
  let looking: Promise<StaticTexts> | undefined;

  const look = async (): Promise<StaticTexts> => {
    const read = await Promise.all(FILES.map(async (file) => [file, await texts(file)] as const));
    const byFile = new Map<string, readonly ProseNode[] | undefined>(read);
    const before = cached;
    const isSame = before && read.every(([file, text]) => before.text(file) === text);
    if (!isSame) cached = { version: (before?.version ?? 0) + 1, text: (file) => byFile.get(file) };
    return cached as StaticTexts;
  };

  return () => {
    if (cached && clock() - lookedAt < LOOK_EVERY_MS) return cached;
    looking ??= look().finally(() => {
      lookedAt = clock();
      looking = undefined;
    });
    return looking;
  };
}
