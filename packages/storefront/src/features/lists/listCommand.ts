import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine, ProductList } from '@formulary/rules/lists/productList';

/** Change to a list, to be sent to the server; it can be applied to any version of the list. */
export type ListCommand =
  | { readonly kind: 'set'; readonly line: ListedLine; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: ListedLine }
  | { readonly kind: 'restore'; readonly line: ListedLine; readonly index: number };

/** Returns the list expected after a change. */
export function applyListCommand(list: ProductList, command: ListCommand): ProductList {
  const isOther = (each: CartLineId) => lineKey(each) !== lineKey(command.line);
  const others = list.lines.filter(isOther);
  switch (command.kind) {
    case 'set': {
      const { line, quantity } = command;
      // Removed elsewhere meanwhile: restore it, because the user has set a quantity.
      if (others.length === list.lines.length)
        return { ...list, lines: [...others, { ...line, quantity }] };
      return {
        ...list,
        lines: list.lines.map((each) => (isOther(each) ? each : { ...each, quantity })),
      };
    }
    case 'remove':
      return { ...list, lines: others };
    case 'restore':
      return others.length === list.lines.length
        ? { ...list, lines: others.toSpliced(command.index, 0, command.line) }
        : list;
    default:
      return command satisfies never;
  }
}
