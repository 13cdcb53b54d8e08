import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useState } from 'react';
import { noCartChanges, visibleCartChanges, withQuantitySet, withRefusal } from './cartChanges.ts';
import { useCartWriter } from './CartWriterProvider.tsx';

/** Manages the cart screen's changes: refusals by line, and undo of a removal. */
export function useCartChanges(lines: readonly CartLine[]) {
  const writer = useCartWriter();
  const [changes, setChanges] = useState(noCartChanges);
  const { notify } = useToasts();
  const { removed, refusals } = visibleCartChanges(changes, lines);
  const forgetRemoved = () => setChanges((before) => ({ ...before, removed: undefined }));

  useEffect(
    () =>
      writer?.listen((outcome) => {
        const { kind, command } = outcome;
        if (kind !== 'refused' || command.kind !== 'set') return;
        setChanges((before) => withRefusal(before, command.line, outcome.problem));
      }),
    [writer],
  );

  const setQuantity = (id: CartLineId, quantity: number) => {
    const line = lines.find((each) => lineKey(each) === lineKey(id));
    if (!line || !writer) return;
    const refusal = writer.setQuantity(line, quantity);
    if (refusal) notify({ id: 'cart', tone: 'danger', message: refusal.message });
    setChanges((before) =>
      refusal ? withRefusal(before, line, refusal) : withQuantitySet(before, line, quantity),
    );
  };

  return {
    refusals,
    removed,
    setQuantity,
    remove: (id: CartLineId) => setQuantity(id, 0),
    undo: () => {
      if (removed) writer?.restore([removed]);
      forgetRemoved();
    },
    clear: () => {
      forgetRemoved();
      writer?.clear();
    },
  };
}
