import { Users } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

export interface NoPatientsProps {
  addHref: string;
  /** Search without matches; omitted if there are no patients at all. */
  search?: string;
}

/** Says that the user has no patients yet, or that a search has no matches. */
export function NoPatients({ addHref, search }: NoPatientsProps) {
  return (
    <EmptyState
      title={search === undefined ? 'You have no patients yet' : `No patient matches ‘${search}’`}
      picture={<Users aria-hidden />}
      actions={
        <ButtonLink href={addHref} variant={search === undefined ? 'primary' : 'secondary'}>
          Add a patient
        </ButtonLink>
      }
    >
      {search === undefined
        ? 'Whoever you prescribe for will be listed here.'
        : 'Try part of a name, a date or year of birth, or the beginning of a postcode.'}
    </EmptyState>
  );
}
