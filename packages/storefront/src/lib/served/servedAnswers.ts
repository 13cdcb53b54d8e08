import type { Served } from './Served.ts';

/** Returns the answers embedded in the page: wire-form values by cache key. */
export function servedAnswers(json: string): Served {
  const answers = new Map(Object.entries(JSON.parse(json) as Record<string, unknown>));
  const untaken = new Set(answers.keys());
  return {
    known: (_name, _input, key) => (answers.has(key) ? { wire: answers.get(key) } : undefined),
    take: (key) => untaken.delete(key),
    leave: () => undefined,
  };
}
