import type { ListLine } from '@formulary/rules/lists/productList';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type AddingKey, addLines, createAddingKey, type LinesAdded } from './addLines.ts';
import { useCartWriter } from './CartWriterProvider.tsx';

/** Adds lines to the cart in one call; a double press or a retry adds them once. */
export function useAddLines(sharedKey?: AddingKey) {
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const isRunning = useRef(false);
  const [ownKey] = useState(createAddingKey);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<LinesAdded>();

  return {
    isAdding,
    outcome,
    /** Resolves with the outcome; undefined while another addition is pending. */
    add: async (lines: readonly ListLine[]): Promise<LinesAdded | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setIsAdding(true);
      setOutcome(undefined);
      try {
        const added = await addLines(lines, { key: sharedKey ?? ownKey, writer, mutate });
        setOutcome(added);
        return added;
      } finally {
        isRunning.current = false;
        setIsAdding(false);
      }
    },
  };
}
