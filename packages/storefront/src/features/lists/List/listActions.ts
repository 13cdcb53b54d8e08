import { removeList, renameList, resetUsualOrder } from '@formulary/rules/calls/listCalls';
import { notices } from '@formulary/rules/problems/notices';
import type { ScopedMutator } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import type { ListWriter } from '../createListWriter.ts';
import { listKeys } from '../useLists.ts';

interface ListParts {
  readonly id: number;
  readonly writer: Pick<ListWriter, 'settle' | 'reset'>;
  readonly mutate: ScopedMutator;
  readonly say: (tone: 'success' | 'danger', message: string) => void;
  /** Goes to all lists. */
  readonly leave: () => void | Promise<void>;
}

/** Creates the actions on a whole list. */
export function createListActions({ id, writer, mutate, say, leave }: ListParts) {
  return {
    /** Renames the list after saving its pending changes; returns a refusal for the form. */
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
    /** Deletes the list with its pending changes, and leaves its screen. */
    remove: () =>
      orSay(async () => {
        writer.reset();
        await callApi(removeList, { params: { id } });
        say('success', notices.listDeleted);
        await leave();
        await mutate(listKeys.of(id), undefined, { revalidate: false });
        await mutate(listKeys.all());
      }),
    /** Drops the changes of the usual order, including pending ones: it follows the orders again. */
    reset: () =>
      orSay(async () => {
        writer.reset();
        const list = await callApi(resetUsualOrder, {});
        await mutate(listKeys.of(id), list, { revalidate: false });
        await mutate(listKeys.all());
        say('success', notices.usualOrderReset);
      }),
  };

  async function orSay(work: () => Promise<void>) {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      say('danger', problem.message);
      // The list may have been changed or deleted elsewhere.
      await mutate(listKeys.of(id));
    }
  }
}
