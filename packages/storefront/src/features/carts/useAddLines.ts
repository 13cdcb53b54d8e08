import type { ListLine } from '@formulary/rules/lists/listLine';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type AddingKey, addLines, createAddingKey, type LinesAdded } from './addLines.ts';
import { useCartWriter } from './CartWriterContext.ts';

/** Puts lines into the cart in one call; pressed twice, or again after a lost answer, they are added once. */
export function useAddLines(kept?: AddingKey) {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isUnderWay = useRef(false);
  const [own] = useState(createAddingKey);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<LinesAdded>();

  return {
    isAdding,
    outcome,
    /** Answers what became of them; nothing where others are on their way. */
    add: async (lines: readonly ListLine[]): Promise<LinesAdded | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setIsAdding(true);
      setOutcome(undefined);
      try {
        const added = await addLines(lines, { key: kept ?? own, writer, mutate });
        setOutcome(added);
        return added;
      } finally {
        isUnderWay.current = false;
        setIsAdding(false);
      }
    },
  };
}
