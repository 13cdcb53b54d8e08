import { MOST_FILES } from '../../size/budgets.ts';

/** Shared chunks of a screen, besides the shell and its own chunk. */
const MOST_PARTS = MOST_FILES - 2;

/** Minimum size of a separate shared chunk, in bytes before minification. */
const SMALL_BYTES = 1500;

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

/** A module that all screens together load less of in the shell than in its chunk. */
interface Leaving {
  readonly module: string;
  /** Bytes that all screens load less. */
  readonly gain: number;
}

const byGain = (one: Leaving, other: Leaving) => other.gain - one.gain;

/**
 * Returns the modules of a chunk that should leave it for the shell. Buyers' screens that need nothing else of the chunk
 * then load less, and all screens that do not need the module load more.
 */
function leavingOf(sharing: Sharing, part: Part, shell: ReadonlySet<string>): readonly Leaving[] {
  const { importsOf, screens, buyersScreens } = sharing;
  const sum = (some: readonly string[]) =>
    some.reduce((bytes, each) => bytes + sharing.bytesOf(each), 0);
  const buyers = buyersScreens.map((screen) => closureOf(importsOf, [screen]));
  return part.modules
    .filter((module) => !shell.has(module))
    .map((module) => {
      const brought = [...closureOf(importsOf, [module])].filter((each) => !shell.has(each));
      const others = part.modules.filter((each) => !brought.includes(each) && !shell.has(each));
      const wanting = buyers.filter((wanted) => wanted.has(module));
      const relieved = wanting.filter((wanted) => !others.some((each) => wanted.has(each)));
      const bystanders = screens.length - part.screens.size + buyers.length - wanting.length;
      return { module, gain: relieved.length * sum(others) - bystanders * sum(brought) };
    })
    .filter(({ gain }) => gain > 0);
}

/**
 * Returns the chunk of each module that a public screen shares. Three kinds of modules are in the shell: small ones,
 * those needed nearly everywhere, and those that would make buyers' screens load others. The rest is in the chunk for
 * the same screens. No public screen needs more than four chunks, and no chunk has a module that no public screen needs.
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

  const costInShell = ({ bytes, screens: wanting }: Part) =>
    bytes * (screens.length - wanting.size);
  for (;;) {
    const crowded = screens
      .map((screen) => parts.filter((part) => part.screens.has(screen)))
      .find((own) => own.length > MOST_PARTS);
    if (!crowded) break;
    const [one, other] = twins(crowded) ?? [];
    if (one && other) {
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

  for (;;) {
    const best = parts.flatMap((part) => leavingOf(sharing, part, shell)).toSorted(byGain)[0];
    if (!best) break;
    joinShell([best.module]);
  }

  const inParts = parts.flatMap(({ modules }, at) =>
    modules.map((module) => [module, `part-${at}`] as const),
  );
  return new Map([...inParts, ...[...shell].map((module) => [module, 'shell'] as const)]);
}
