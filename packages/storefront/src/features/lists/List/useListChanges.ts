import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { checkQuantity } from '@formulary/rules/carts/checkQuantity';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import { quantitySentence } from '@formulary/rules/problems/quantitySentence';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect, useState } from 'react';
import type { ListWriter } from '../createListWriter.ts';
import { useUnsaved } from './useUnsaved.ts';

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
