import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import type { Person } from '@formulary/rules/prescriptions/person';
import { fullName } from '@formulary/rules/text/fullName';
import { styled } from 'styled-components';
import { Select } from '../../../fields/Select/Select.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { space } from '@formulary/theme/tokens';

export interface PrescriberChoiceProps {
  /** Prescribers who accepted the buyer. */
  prescribers: readonly Person[];
  /** Prescriber for all prescriptions of the order, even if the link has ended since. */
  chosen: Person | undefined;
  /** Where to add or invite a prescriber. */
  addHref: string;
  /** Error message, once the user tries to continue. */
  errorMessage?: string | undefined;
  onChoose: (prescriber: Person) => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** Chooses the prescriber who signs all prescriptions of the order (spec 5.22, reading R12). */
export function PrescriberChoice({
  prescribers,
  chosen,
  addHref,
  errorMessage,
  onChoose,
}: PrescriberChoiceProps) {
  const isLinked = chosen !== undefined && prescribers.some(({ id }) => id === chosen.id);
  const hasEnded = chosen !== undefined && !isLinked;
  if (prescribers.length === 0)
    return (
      <Alert
        tone="warning"
        title={
          hasEnded
            ? `${fullName(chosen)} no longer signs for you, and nobody else does yet.`
            : `${allocationSentences.nobodySigns}.`
        }
        actions={
          <ButtonLink href={addHref} isSmall>
            Add a prescriber
          </ButtonLink>
        }
      >
        A prescriber has to accept your request before you can order on prescription. What you fill
        in here is kept.
      </Alert>
    );
  return (
    <Root>
      {hasEnded && (
        <Alert tone="warning" title={`${fullName(chosen)} no longer signs for you.`}>
          Please choose another prescriber. Your prescriptions are still here.
        </Alert>
      )}
      <Select
        label="Prescriber"
        description={
          <>
            Signs all prescriptions of this order. Not here?{' '}
            <TextLink href={addHref}>Add a prescriber</TextLink>
          </>
        }
        isRequired
        placeholder="Choose who signs"
        options={prescribers.map((person) => ({
          value: String(person.id),
          label: `${fullName(person)} (${person.email})`,
        }))}
        value={isLinked ? String(chosen.id) : ''}
        errorMessage={errorMessage}
        onChange={(value) => {
          const picked = prescribers.find(({ id }) => String(id) === value);
          if (picked) onChoose(picked);
        }}
      />
    </Root>
  );
}
