import { setListLines } from '@formulary/rules/calls/listCalls';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ProductList } from '@formulary/rules/lists/productList';
import { createWriter, type WriterParts } from '../../lib/changes/createWriter.ts';
import { callApi } from '../../lib/http/http.ts';
import { applyListCommand, type ListCommand } from './listCommand.ts';

/** No loader, because the screen shows the change already; keepalive, so that a change survives leaving the page. */
const quietly = { isBackground: true, keepalive: true } as const;

/** Sends all lines of a list with the version they are based on; the server refuses another version. */
function sendListCommand(command: ListCommand, list: ProductList | undefined) {
  if (!list) throw new Error('A list was changed before it was read');
  const { id, version, lines } = applyListCommand(list, command);
  return callApi(setListLines, { body: { id, version, lines } }, quietly);
}

/** Creates the optimistic writer of a list; rapid steps of one quantity become one call. */
export function createListWriter(
  parts: Pick<WriterParts<ProductList, ListCommand>, 'shown' | 'show' | 'refresh'>,
) {
  const { enqueue, ...writer } = createWriter<ProductList, ListCommand>({
    ...parts,
    send: async (command, list) => sendListCommand(command, list),
    apply: applyListCommand,
    replaces: (command, waiting) =>
      command.kind === 'set' &&
      waiting.kind === 'set' &&
      lineKey(command.line) === lineKey(waiting.line),
  });
  return {
    ...writer,
    /** Only quantity steps are delayed, to collapse them. */
    change: (command: ListCommand) => enqueue(command, command.kind !== 'set'),
  };
}

/** Writer of a list; see `createListWriter`. */
export type ListWriter = ReturnType<typeof createListWriter>;
