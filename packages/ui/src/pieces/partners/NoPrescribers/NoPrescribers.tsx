import { UserRoundPlus } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoPrescribersProps {
  addHref: string;
}

/** Says that the user has not asked any prescriber yet, in My Prescribers (spec 2.22). */
export function NoPrescribers({ addHref }: NoPrescribersProps) {
  return (
    <EmptyState
      title="You don't have any prescriber associated with your account"
      picture={<UserRoundPlus aria-hidden />}
      actions={
        <ButtonLink href={addHref} variant="primary">
          Add a prescriber
        </ButtonLink>
      }
    >
      A partner prescriber completes and signs the prescriptions for your orders.
    </EmptyState>
  );
}
