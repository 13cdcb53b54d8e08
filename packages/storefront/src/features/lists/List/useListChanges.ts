import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { checkQuantity } from '@formulary/rules/carts/checkQuantity';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import { quantitySentence } from '@formulary/rules/problems/quantitySentence';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import type { ListWriter } from '../createListWriter.ts';
import { type Unsaved, unsavedRows, withUnsaved } from './unsaved.ts';

const UNDO = 'list-undo';

/** Manages edits to a list's lines: refusals, unsaved changes, and undo of a removal. */
export function useListChanges(lines: readonly ListedLine[], writer: ListWriter) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const { notify, dismiss } = useToasts();
  const unsaved = useUnsaved(writer);
  // The Undo toast belongs to this screen.
  useEffect(() => () => dismiss(UNDO), [dismiss]);

  const find = (id: CartLineId) => lines.findIndex((line) => lineKey(line) === lineKey(id));
  const forget = (key: string) => setRefusals(({ [key]: _gone, ...others }) => others);

  return {
    refusals,
    unsaved,
    setQuantity: (id: CartLineId, quantity: number) => {
      const line = lines[find(id)];
      if (!line) return;
      const key = lineKey(line);
      forget(key);
      if (checkQuantity(quantity).ok) writer.change({ kind: 'set', line, quantity });
      else setRefusals((before) => ({ ...before, [key]: quantitySentence }));
    },
    remove: (id: CartLineId) => {
      const index = find(id);
      const line = lines[index];
      if (!line) return;
      forget(lineKey(line));
      writer.change({ kind: 'remove', line });
      notify({
        id: UNDO,
        message: fillGaps(notices.takenOffList, { product: line.name }),
        action: {
          label: 'Undo',
          onAction: () => writer.change({ kind: 'restore', line, index }),
        },
        isPersistent: true,
      });
    },
  };
}

/** Keeps refused changes of a list, usually after a conflict, until the user applies or drops them. */
function useUnsaved(writer: ListWriter) {
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
