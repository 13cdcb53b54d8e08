import { usualOrderList } from '@formulary/rules/lists/usualOrderList';
import { readPositive } from '@formulary/rules/paging/readPositive';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { ListDesk } from './ListDesk.tsx';

/** One of the buyer's lists. An address that can be none leads to all of them. */
export function ListScreen() {
  const { listId } = useParams();
  const id = listId === 'usual' ? usualOrderList.id : readPositive(listId);
  if (id === undefined) return <Navigate replace to={paths.lists} />;
  return <ListDesk key={id} id={id} />;
}
