import type { Served } from './Served.ts';

/** What came with the page, from the data that stands beside it: answers in their wire form by the keys they are cached under. */
export function servedAnswers(json: string): Served {
  const answers = new Map(Object.entries(JSON.parse(json) as Record<string, unknown>));
  const untaken = new Set(answers.keys());
  return {
    known: (_name, _input, key) => (answers.has(key) ? { wire: answers.get(key) } : undefined),
    take: (key) => untaken.delete(key),
    leave: () => undefined,
  };
}
