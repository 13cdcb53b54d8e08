import { messages } from '@formulary/rules/problems/messages';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';

/** Redirects from a missing list to all lists, with a notice. */
export function GoneList() {
  const { notify } = useToasts();
  useEffect(() => {
    notify({ id: 'list', tone: 'warning', message: messages['list-missing'] });
  }, [notify]);
  return <Navigate replace to={paths.lists} />;
}
