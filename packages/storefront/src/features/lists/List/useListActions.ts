import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { paths } from '../../../lib/screen/paths.ts';
import type { ListWriter } from '../createListWriter.ts';
import { createListActions } from './listActions.ts';

/** Returns the actions on a whole list: rename, delete, or let the usual order follow the orders again. */
export function useListActions(id: number, writer: ListWriter) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const { rename, remove, reset } = createListActions({
    id,
    writer,
    mutate,
    say: (tone, message) => notify({ id: 'list', tone, message }),
    leave: () => navigate(paths.lists, { replace: true }),
  });
  const whilePending = async (work: () => Promise<void>) => {
    setIsPending(true);
    await work().finally(() => setIsPending(false));
  };
  return {
    isPending,
    rename,
    remove: () => void whilePending(remove),
    reset: () => void whilePending(reset),
  };
}
