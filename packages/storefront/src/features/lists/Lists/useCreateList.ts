import { createList } from '@formulary/rules/calls/listCalls';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '../../../lib/http/refusalOnFields.ts';
import { idempotencyKeys } from '../../../lib/http/idempotencyKeys.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { listKeys } from '../listKeys.ts';

/** Creates an empty list and opens it; a retry after a lost answer creates it once. Returns a refusal for the form. */
export function useCreateList() {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const [{ keyFor, forget }] = useState(idempotencyKeys);
  return async ({ name }: { readonly name: string }) => {
    try {
      const body = { name, lines: [] };
      const list = await callApi(createList, { body }, { idempotencyKey: keyFor(body) });
      forget();
      await mutate(listKeys.of(list.id), list, { revalidate: false });
      void mutate(listKeys.all());
      notify({ id: 'list', tone: 'success', message: notices.listCreated });
      await navigate(paths.list(list.id));
    } catch (problem) {
      if (problem instanceof ApiProblem) return refusalOnFields(problem, ['name']);
      throw problem;
    }
    return undefined;
  };
}
