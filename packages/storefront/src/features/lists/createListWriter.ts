import { setListLines } from '@formulary/rules/calls/listCalls';
import { lineKey } from '@formulary/rules/carts/lineKey';
import type { ProductList } from '@formulary/rules/lists/productList';
import { createWriter, type WriterParts } from '../../lib/changes/createWriter.ts';
import { callApi } from '../../lib/http/http.ts';
import { applyListCommand, type ListCommand } from './listCommand.ts';

/** The screen shows the change already, and a change made while leaving the page still arrives. */
const quietly = { isBackground: true, keepalive: true } as const;

/** All lines of a list as a change leaves them, on the version that it was made on: on another the server refuses it. */
function sendListCommand(command: ListCommand, list: ProductList | undefined) {
  if (!list) throw new Error('A list was changed before it was read');
  const { id, version, lines } = applyListCommand(list, command);
  return callApi(setListLines, { body: { id, version, lines } }, quietly);
}

/** Changes a list as its owner sees it at once; rapid steps of one quantity become one call. */
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
    /** Only the steps of a quantity wait for the next one. */
    change: (command: ListCommand) => enqueue(command, command.kind !== 'set'),
  };
}

/** Changes a list; see `createListWriter`. */
export type ListWriter = ReturnType<typeof createListWriter>;
