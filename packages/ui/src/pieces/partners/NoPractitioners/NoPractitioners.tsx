import { UsersRound } from 'lucide-react';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

/** Says that a prescriber has no requests in My Practitioners (spec 2.24). */
export function NoPractitioners() {
  return (
    <EmptyState
      title="You don't have any practitioner associated with your account."
      picture={<UsersRound aria-hidden />}
    >
      Practitioners who ask you to prescribe for them are listed here.
    </EmptyState>
  );
}
