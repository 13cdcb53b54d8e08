import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import { isFormula } from '@formulary/rules/quickOrder/quickRow';
import type { RowMatch } from '@formulary/rules/quickOrder/rowMatch';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/http/http.ts';
import { logProblem } from '@formulary/client/screen/logProblem';

type Matches = ReadonlyMap<string, RowMatch>;

/** Batch size: answered quickly, and small enough to show a file's progress. */
const AT_ONCE = 100;
const LONGEST_WORDS = 300;

/** Looks up the products that rows mean, by their words, one batch after the other. */
export function useRowMatches(texts: readonly string[]) {
  const [known, setKnown] = useState<Matches>(new Map());
  const [isFailed, setIsFailed] = useState(false);
  const key = missingOf(texts, known).slice(0, AT_ONCE).join('\n');

  useEffect(() => {
    if (key === '' || isFailed) return undefined;
    // Further typing starts a new lookup and aborts this one.
    const controller = new AbortController();
    askFor(key.split('\n'), controller.signal)
      .then((found) => setKnown((before) => new Map([...before, ...found])))
      .catch((failure: unknown) => {
        if (controller.signal.aborted) return;
        logProblem('The rows were not looked up', failure);
        setIsFailed(true);
      });
    return () => controller.abort();
  }, [key, isFailed]);

  return {
    matchOf: (words: string) => known.get(words.trim()),
    isFailed,
    retry: () => setIsFailed(false),
    /** Drops the results, because prices and stock may have changed. */
    forget: () => setKnown(new Map()),
    /** Looks up a whole list and reports its progress. Throws on abort or failure. */
    lookUp: async (
      list: readonly string[],
      { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
    ) => {
      const missing = missingOf(list, known);
      const found: Matches[] = [];
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        found.push(await askFor(missing.slice(from, from + AT_ONCE), signal));
        onProgress(list.length - Math.max(0, missing.length - from - AT_ONCE));
      }
      signal.throwIfAborted();
      setKnown((before) => new Map([before, ...found].flatMap((each) => [...each])));
    },
  };
}

function missingOf(texts: readonly string[], known: Matches): readonly string[] {
  const trimmed = texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !isFormula(text));
  return [...new Set(trimmed)].filter((text) => !known.has(text) && text.length <= LONGEST_WORDS);
}

async function askFor(rows: readonly string[], signal?: AbortSignal): Promise<Matches> {
  const answers = await callApi(
    matchProducts,
    { body: { rows } },
    { isBackground: true, ...(signal && { signal }) },
  );
  return new Map(rows.map((row, index) => [row, answers[index] ?? { kind: 'none', products: [] }]));
}
