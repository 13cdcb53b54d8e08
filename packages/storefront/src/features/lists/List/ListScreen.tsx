import { usualOrderList } from '@formulary/rules/lists/usualOrderList';
import { readPositive } from '@formulary/rules/paging/pages';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { ListDesk } from './ListDesk.tsx';

/** Shows one of the buyer's lists. An invalid address redirects to all lists. */
export function ListScreen() {
  const { listId } = useParams();
  const id = listId === 'usual' ? usualOrderList.id : readPositive(listId);
  if (id === undefined) return <Navigate replace to={paths.lists} />;
  return <ListDesk key={id} id={id} />;
}
