import { useEffect, useRef, useState } from 'react';
import type { ListWriter } from '../createListWriter.ts';
import { type Unsaved, unsavedRows, withUnsaved } from './unsaved.ts';

/** Changes of a list that the server refused, most of all because it was changed elsewhere: kept until they are made again or left. */
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
    /** Sends what waits; answers whether all of it was saved. */
    settle: async (): Promise<boolean> => {
      const before = refused.current;
      await writer.settle();
      return refused.current === before;
    },
  };
}
