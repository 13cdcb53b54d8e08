import { useEffect, useRef, useState } from 'react';
import type { ListWriter } from '../createListWriter.ts';
import { type Unsaved, unsavedRows, withUnsaved } from './unsaved.ts';

/** Keeps refused changes of a list, usually after a conflict, until the user applies or drops them. */
export function useUnsaved(writer: ListWriter) {
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const refused = useRef(0);
  useEffect(
    () =>
      writer.listen((outcome) => {
        if (outcome.kind !== 'refused') return;
        refused.current += 1;
        const { command, problem } = outcome;
        setUnsaved((before) => withUnsaved(before, command, problem.message));
      }),
    [writer],
  );
  return {
    problem: unsaved?.problem,
    changes: unsavedRows(unsaved),
    again: () => {
      setUnsaved(undefined);
      unsaved?.commands.forEach((command) => writer.change(command));
    },
    leave: () => setUnsaved(undefined),
    /** Sends pending changes; returns whether all were saved. */
    settle: async (): Promise<boolean> => {
      const before = refused.current;
      await writer.settle();
      return refused.current === before;
    },
  };
}
