import { MOST_FILES } from '../../size/budgets.ts';

/** Shared chunks of a screen, besides the shell and its own chunk. */
const MOST_PARTS = MOST_FILES - 2;

/** Minimum size of a separate shared chunk, in bytes before minification. */
const SMALL_BYTES = 1500;

/**
 * A small module that this many buyers' screens need goes into the shell, so that they need not load the rest of its
 * chunk.
 */
const MANY_SCREENS = 4;

export interface Sharing {
  /** Returns a module's static imports. */
  readonly importsOf: (module: string) => readonly string[];
  readonly bytesOf: (module: string) => number;
  /** Entry module of every page. */
  readonly entry: string;
  /** Public screens. */
  readonly screens: readonly string[];
  /** Screens that require sign-in. */
  readonly buyersScreens: readonly string[];
  /** Parts of screens that load on demand. */
  readonly onDemand: readonly string[];
}

interface Part {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Public screens that need it. */
  readonly screens: ReadonlySet<string>;
}

type ImportsOf = Sharing['importsOf'];

/** Returns modules with all their static imports. */
function closureOf(importsOf: ImportsOf, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const module of seen) for (const next of importsOf(module)) seen.add(next);
  return seen;
}

/** Groups modules that the same public screens share. Those that buyers' screens need too form separate groups. */
function partsOf({ importsOf, bytesOf, screens, buyersScreens, onDemand }: Sharing): Part[] {
  const wanting = new Map<string, string[]>();
  for (const screen of screens)
    for (const module of closureOf(importsOf, [screen]))
      wanting.set(module, [...(wanting.get(module) ?? []), screen]);
  const ofBuyers = closureOf(importsOf, buyersScreens);
  const elsewhere = closureOf(importsOf, [...buyersScreens, ...onDemand]);
  const shared = [...wanting].filter(([module, by]) => by.length > 1 || elsewhere.has(module));
  const alike = Map.groupBy(shared, ([module, by]) => `${ofBuyers.has(module)} ${by.join(' ')}`);
  return [...alike.values()].map((part) => ({
    modules: part.map(([module]) => module),
    bytes: part.reduce((sum, [module]) => sum + bytesOf(module), 0),
    screens: new Set(part[0]?.[1]),
  }));
}

/** Finds two groups with the same screens that differ only in whether buyers need them. */
function twins(parts: readonly Part[]): readonly [Part, Part] | undefined {
  for (const one of parts) {
    const other = parts.find(
      (each) => each !== one && [...each.screens].join() === [...one.screens].join(),
    );
    if (other) return [one, other];
  }
  return undefined;
}

/**
 * Returns the chunk of each module that a public screen shares. Small modules, and those needed nearly everywhere, are
 * in the shell; others are in the chunk for the same screens. No public screen needs more than four chunks, and no
 * chunk has a module that no public screen needs.
 */
export function sharedParts(sharing: Sharing): ReadonlyMap<string, string> {
  const { importsOf, entry, screens } = sharing;
  const shell = new Set(closureOf(importsOf, [entry]));
  let parts = partsOf(sharing);
  const joinShell = (modules: readonly string[]) => {
    for (const module of closureOf(importsOf, modules)) shell.add(module);
    parts = parts.filter((part) => part.modules.some((module) => !shell.has(module)));
  };
  joinShell(
    parts
      .filter((part) => part.screens.size > 1 && part.bytes < SMALL_BYTES)
      .flatMap((part) => part.modules),
  );

  const buyers = sharing.buyersScreens.map((screen) => closureOf(importsOf, [screen]));
  const isWantedByMany = (module: string) =>
    !shell.has(module) &&
    sharing.bytesOf(module) < SMALL_BYTES &&
    buyers.filter((wanted) => wanted.has(module)).length >= MANY_SCREENS;
  const costInShell = ({ bytes, screens: wanting }: Part) =>
    bytes * (screens.length - wanting.size);
  for (;;) {
    const crowded = screens
      .map((screen) => parts.filter((part) => part.screens.has(screen)))
      .find((own) => own.length > MOST_PARTS);
    if (!crowded) break;
    const [one, other] = twins(crowded) ?? [];
    if (one && other) {
      const wantedByMany = [...one.modules, ...other.modules].filter(isWantedByMany);
      if (wantedByMany.length > 0) {
        joinShell(wantedByMany);
        continue;
      }
      const joined = {
        modules: [...one.modules, ...other.modules],
        bytes: one.bytes + other.bytes,
        screens: one.screens,
      };
      parts = [...parts.filter((part) => part !== one && part !== other), joined];
    } else {
      const [cheapest] = crowded.toSorted((a, b) => costInShell(a) - costInShell(b));
      joinShell(cheapest?.modules ?? []);
    }
  }

  const inParts = parts.flatMap(({ modules }, at) =>
    modules.map((module) => [module, `part-${at}`] as const),
  );
  return new Map([...inParts, ...[...shell].map((module) => [module, 'shell'] as const)]);
}
