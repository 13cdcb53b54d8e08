import { createList } from '@formulary/rules/calls/listCalls';
import { notices } from '@formulary/rules/problems/notices';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '../../../lib/http/refusalOnFields.ts';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { listKeys } from '../listKeys.ts';

const Narrow = styled.div`
  max-inline-size: 32rem;
`;

/** Most visits make no list. */
const loadForm = async () => (await import('@formulary/ui/forms/ListNameForm')).ListNameForm;

/** Makes a list with nothing on it, and leads there. */
export function NewList({ onClose }: { readonly onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();
  const navigate = useNavigate();
  const create = async ({ name }: { readonly name: string }) => {
    try {
      const list = await callApi(createList, { body: { name, lines: [] } });
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
  return (
    <Narrow>
      <LazyPart load={loadForm} what="the form for the name" onFailed={logMissingPart}>
        {(ListNameForm) => (
          <ListNameForm
            label="New list"
            initialName=""
            submitLabel="Create list"
            onSubmit={create}
            onCancel={onClose}
          />
        )}
      </LazyPart>
    </Narrow>
  );
}
