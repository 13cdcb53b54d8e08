import { addListLines, createList, getList, getUsualOrder } from '@formulary/rules/calls/listCalls';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { NEW_LIST } from '@formulary/rules/lists/listForms';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import type { ListLine, ProductList } from '@formulary/rules/lists/productList';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import { type ListChoice, ListChoiceForm } from '@formulary/ui/forms/ListChoiceForm';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { idempotencyKeys } from '@formulary/client/http/idempotencyKeys';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { listKeys, useLists } from '../useLists.ts';

export interface SaveToListDialogProps {
  readonly isOpen: boolean;
  /** Label of the button and the dialog, such as 'Add to list'. */
  readonly label: string;
  readonly initial: ListChoice;
  /** Returns the lines to add, for the chosen purchase option. */
  readonly linesOf: (option: string) => readonly ListLine[];
  readonly onClose: () => void;
}

/** Shows the dialog that asks which list to add products to. */
export function SaveToListDialog({
  isOpen,
  label,
  initial,
  linesOf,
  onClose,
}: SaveToListDialogProps) {
  const { data: lists, error, isValidating, mutate } = useLists();
  const save = useSaveToList(linesOf, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={label}>
      {lists && (
        <ListChoiceForm
          label={label}
          lists={lists}
          initial={initial}
          onSubmit={save}
          onCancel={onClose}
        />
      )}
      {!lists && error && (
        <LoadFailed what="your lists" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!lists && !error && <ScreenLoading />}
    </Dialog>
  );
}

/** Adds products to the chosen or a new list, once even after a lost answer, and shows a toast with a link. */
function useSaveToList(linesOf: (option: string) => readonly ListLine[], onSaved: () => void) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const tell = (list: ProductList, isChanged: boolean) =>
    notify({
      id: 'list',
      tone: isChanged ? 'success' : 'info',
      message: fillGaps(isChanged ? notices.addedToList : notices.alreadyOnList, {
        list: list.name,
      }),
      action: { label: 'View list', onAction: () => void navigate(paths.list(list.id)) },
    });
  const [{ keyFor, forget }] = useState(idempotencyKeys);
  const putOn = async ({ list, name, option }: ListChoice) => {
    const lines = linesOf(option);
    if (list !== NEW_LIST) return addMissing(Number(list), lines);
    const body = { name, lines };
    const made = await callApi(createList, { body }, { idempotencyKey: keyFor(body) });
    forget();
    return { list: made, isChanged: true };
  };
  return async (choice: ListChoice) => {
    try {
      const { list, isChanged } = await putOn(choice);
      await mutate(listKeys.of(list.id), list, { revalidate: false });
      void mutate(listKeys.all());
      tell(list, isChanged);
      onSaved();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      // A list may have been created or deleted elsewhere meanwhile.
      void mutate(listKeys.all());
      return refusalOnFields(problem, ['name']);
    }
    return undefined;
  };
}

/** Adds lines to an existing list; lines already on it keep their quantity. */
async function addMissing(id: number, lines: readonly ListLine[]) {
  const before =
    id === usualOrderList.id
      ? await callApi(getUsualOrder, {})
      : await callApi(getList, { params: { id } });
  const there = new Set(before.lines.map(lineKey));
  const missing = lines.filter((line) => !there.has(lineKey(line)));
  if (missing.length === 0) return { list: before, isChanged: false };
  return { list: await callApi(addListLines, { body: { id, lines: missing } }), isChanged: true };
}
