import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import { productQuantity } from '@formulary/rules/carts/productQuantity';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { stockSentence } from '@formulary/rules/stock/stockSentence';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect, useState } from 'react';
import { useCartWriter } from './CartWriterContext.ts';

interface LineProblem {
  readonly code?: RefusalCode | undefined;
  readonly message: string;
}

type Refusals = Readonly<Record<string, LineProblem>>;

/** What stands at a line that was refused: of too many, how many there are (spec 5.17). */
function sentenceOf({ code, message }: LineProblem, line: CartLine, lines: readonly CartLine[]) {
  if (code !== 'out-of-stock') return message;
  const held = productQuantity(lines, line.productId) - line.quantity;
  return stockSentence(line, { held, where: 'on other line' });
}

function without(refusals: Refusals, key: string): Refusals {
  const { [key]: _gone, ...rest } = refusals;
  return rest;
}

/** Changes of the cart as its screen makes them: what was refused line by line, and what can be brought back. */
export function useCartChanges(lines: readonly CartLine[]) {
  const writer = useCartWriter();
  const [refusals, setRefusals] = useState<Refusals>({});
  const { notify } = useToasts();
  const [removed, setRemoved] = useState<CartLine>();

  useEffect(
    () =>
      writer?.listen(({ kind, command, ...rest }) => {
        if (command.kind !== 'set' || kind !== 'refused' || !('problem' in rest)) return;
        const { problem } = rest;
        setRefusals((before) => ({ ...before, [lineKey(command.line)]: problem }));
      }),
    [writer],
  );

  const setQuantity = (id: CartLineId, quantity: number) => {
    const key = lineKey(id);
    const line = lines.find((each) => lineKey(each) === key);
    if (!line || !writer) return;
    const refusal = writer.setQuantity(line, quantity);
    setRefusals((before) => (refusal ? { ...before, [key]: refusal } : without(before, key)));
    if (refusal) notify({ id: 'cart', tone: 'danger', message: refusal.message });
    if (!refusal && quantity <= 0) setRemoved(line);
  };

  const isStillRemoved =
    removed !== undefined && !lines.some((line) => lineKey(line) === lineKey(removed));

  const refused = lines.flatMap((line) => {
    const problem = refusals[lineKey(line)];
    return problem ? [[lineKey(line), sentenceOf(problem, line, lines)] as const] : [];
  });

  return {
    refusals: Object.fromEntries(refused),
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
