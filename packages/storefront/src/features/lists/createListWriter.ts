import { setListLines } from '@formulary/rules/calls/listCalls';
import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine, ProductList } from '@formulary/rules/lists/productList';
import { createWriter, type WriterOptions } from '../../lib/changes/createWriter.ts';
import { callApi } from '../../lib/http/http.ts';

/** Change to a list, to be sent to the server; it can be applied to any version of the list. */
export type ListCommand =
  | { readonly kind: 'set'; readonly line: ListedLine; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: ListedLine }
  | { readonly kind: 'restore'; readonly line: ListedLine; readonly index: number };

/** Writer of a list; see `createListWriter`. */
export type ListWriter = ReturnType<typeof createListWriter>;

/** Creates the optimistic writer of a list; rapid steps of one quantity become one call. */
export function createListWriter(
  options: Pick<WriterOptions<ProductList, ListCommand>, 'current' | 'show' | 'refresh'>,
) {
  const { enqueue, ...writer } = createWriter<ProductList, ListCommand>({
    ...options,
    send: async (command, list) => sendListCommand(command, list),
    apply: applyListCommand,
    replaces: (command, queued) =>
      command.kind === 'set' &&
      queued.kind === 'set' &&
      lineKey(command.line) === lineKey(queued.line),
  });
  return {
    ...writer,
    /** Only quantity steps are delayed, to collapse them. */
    change: (command: ListCommand) => enqueue(command, command.kind !== 'set'),
  };
}

/** Returns the list expected after a change. */
function applyListCommand(list: ProductList, command: ListCommand): ProductList {
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

/** No loader, because the screen shows the change already; keepalive, so that a change survives leaving the page. */
const quietly = { isBackground: true, keepalive: true } as const;

/** Sends all lines of a list with the version they are based on; the server refuses another version. */
function sendListCommand(command: ListCommand, list: ProductList | undefined) {
  if (!list) throw new Error('A list was changed before it was read');
  const { id, version, lines } = applyListCommand(list, command);
  return callApi(setListLines, { body: { id, version, lines } }, quietly);
}
