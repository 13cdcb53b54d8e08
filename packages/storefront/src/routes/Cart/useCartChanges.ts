import type { CartLine, CartLineId } from '@formulary/rules/cart/cartLine';
import { lineKey } from '@formulary/rules/cart/lineKey';
import { useEffect, useState } from 'react';
import { useCartWriter } from '../../api/carts/CartWriterContext.ts';

type Refusals = Readonly<Record<string, string>>;

function without(refusals: Refusals, key: string): Refusals {
  const { [key]: _gone, ...rest } = refusals;
  return rest;
}

/** Changes of the cart as its screen makes them: what was refused line by line, and what can be brought back. */
export function useCartChanges(lines: readonly CartLine[]) {
  const writer = useCartWriter();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [removed, setRemoved] = useState<CartLine>();

  useEffect(
    () =>
      writer?.listen(({ kind, command, ...rest }) => {
        if (command.kind !== 'set' || kind !== 'refused' || !('problem' in rest)) return;
        const { message } = rest.problem;
        setRefusals((before) => ({ ...before, [lineKey(command.line)]: message }));
      }),
    [writer],
  );

  const setQuantity = (id: CartLineId, quantity: number) => {
    const key = lineKey(id);
    const line = lines.find((each) => lineKey(each) === key);
    if (!line || !writer) return;
    const refusal = writer.setQuantity(line, quantity);
    setRefusals((before) =>
      refusal ? { ...before, [key]: refusal.message } : without(before, key),
    );
    if (!refusal && quantity <= 0) setRemoved(line);
  };

  const isStillRemoved =
    removed !== undefined && !lines.some((line) => lineKey(line) === lineKey(removed));

  return {
    refusals,
    removed: isStillRemoved ? removed : undefined,
    setQuantity,
    remove: (id: CartLineId) => setQuantity(id, 0),
    undo: () => {
      if (removed) writer?.restore([removed]);
      setRemoved(undefined);
    },
    clear: () => {
      setRemoved(undefined);
      writer?.clear();
    },
  };
}
