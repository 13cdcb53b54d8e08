import { removeList, renameList, resetUsualOrder } from '@formulary/rules/calls/listCalls';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '../../../lib/http/refusalOnFields.ts';
import { paths } from '../../../lib/screen/paths.ts';
import type { ListWriter } from '../createListWriter.ts';
import { listKeys } from '../listKeys.ts';

/** What is done with a list as a whole: it gets another name, goes, or, the usual order, follows the orders again. */
export function useListActions(id: number, writer: ListWriter) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const say = (tone: 'success' | 'danger', message: string) =>
    notify({ id: 'list', tone, message });

  const attempt = async (work: () => Promise<void>) => {
    setIsPending(true);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      say('danger', problem.message);
      // Somebody else may have been quicker.
      await mutate(listKeys.of(id));
    } finally {
      setIsPending(false);
    }
  };

  return {
    isPending,
    rename: async ({ name }: { readonly name: string }) => {
      try {
        await writer.settle();
        const list = await callApi(renameList, { body: { id, name } });
        writer.reset();
        await mutate(listKeys.of(id), list, { revalidate: false });
        void mutate(listKeys.all());
        say('success', notices.listRenamed);
      } catch (problem) {
        if (problem instanceof ApiProblem) return refusalOnFields(problem, ['name']);
        throw problem;
      }
      return undefined;
    },
    remove: () =>
      void attempt(async () => {
        writer.reset();
        await callApi(removeList, { params: { id } });
        say('success', notices.listDeleted);
        await navigate(paths.lists, { replace: true });
        await mutate(listKeys.of(id), undefined, { revalidate: false });
        await mutate(listKeys.all());
      }),
    reset: () =>
      void attempt(async () => {
        writer.reset();
        const list = await callApi(resetUsualOrder, {});
        await mutate(listKeys.of(id), list, { revalidate: false });
        await mutate(listKeys.all());
        say('success', notices.usualOrderReset);
      }),
  };
}
