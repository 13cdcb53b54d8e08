import { MOST_FILES } from '../size/budgets.ts';

/** Beside the shell and what only the screen itself wants. */
const MOST_PARTS = MOST_FILES - 2;

/** What several screens want is worth a file of its own from here on, in bytes before it is minified. */
const SMALL_BYTES = 1500;

/** What as many of the buyers' screens want, and is small, is worth a place in the shell rather than the rest of its part beside it. */
const MANY_SCREENS = 4;

export interface Sharing {
  /** What a module imports at once. */
  readonly importsOf: (module: string) => readonly string[];
  readonly bytesOf: (module: string) => number;
  /** What every page begins with. */
  readonly entry: string;
  /** The screens that visitors open. */
  readonly screens: readonly string[];
  /** The screens that only who is signed in opens. */
  readonly buyersScreens: readonly string[];
  /** The parts of screens that come on demand. */
  readonly onDemand: readonly string[];
}

interface Part {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** The screens of visitors that want it. */
  readonly screens: ReadonlySet<string>;
}

type ImportsOf = Sharing['importsOf'];

/** Modules and everything that they import at once. */
function closureOf(importsOf: ImportsOf, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const module of seen) for (const next of importsOf(module)) seen.add(next);
  return seen;
}

/** What the same screens of visitors want, and somebody else too: one part; apart is what screens of buyers want as well. */
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

/** Two parts that the same screens want, which differ in whether buyers want them too. */
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
 * In which file each module that a visitors' screen shares with somebody is loaded: with the shell if it is small or wanted
 * nearly everywhere, otherwise with what the same screens want. No such screen needs more than four files, and none of them
 * has anything in it that no visitors' screen wants.
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
