import { searchName } from '../packages/storybook-kit/src/overview/searchName.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  name: string;
  readonly type: string;
}

/** What Storybook's generator of the index offers here. */
interface IndexGenerator {
  getIndex: () => Promise<{ readonly entries: Readonly<Record<string, Entry>> }>;
}

const named = new WeakSet<IndexGenerator>();

/** Gives the entries of Storybook's index names that also say the component. Ids stay as they are. */
export async function nameForSearch(existing: Promise<IndexGenerator>): Promise<IndexGenerator> {
  const generator = await existing;
  // Storybook asks for its one generator several times.
  if (named.has(generator)) return generator;
  named.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.entries(index.entries).map(
      ([id, entry]) => [id, { ...entry, name: searchName(entry) }] as const,
    );
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
