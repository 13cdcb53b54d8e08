import { lineKey } from '@formulary/rules/carts/lineKey';
import { useEffect, useRef, useState } from 'react';
import type { ListWriter } from '../createListWriter.ts';
import type { ListCommand } from '../listCommand.ts';

interface Unsaved {
  /** Why the last of them was refused. */
  readonly problem: string;
  readonly commands: readonly ListCommand[];
}

const packsOf = (command: ListCommand) => {
  if (command.kind === 'remove') return 0;
  return command.kind === 'set' ? command.quantity : command.line.quantity;
};

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
        const key = lineKey(command.line);
        setUnsaved((before) => ({
          problem: problem.message,
          // Of one line the last one counts.
          commands: [
            ...(before?.commands ?? []).filter((each) => lineKey(each.line) !== key),
            command,
          ],
        }));
      }),
    [writer],
  );
  return {
    problem: unsaved?.problem,
    changes: (unsaved?.commands ?? []).map((command) => ({
      key: lineKey(command.line),
      name: command.line.name,
      quantity: packsOf(command),
    })),
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
