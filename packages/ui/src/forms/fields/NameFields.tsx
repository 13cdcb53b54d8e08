import { styled } from 'styled-components';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FieldPair } from './FieldPair.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';

/** The hint is below the field, so that both fields stay level. */
const NamePair = styled(FieldPair)`
  [data-part='description'] {
    order: 1;
  }
`;

export interface NameFieldsProps {
  /** Browser autofill: the user's own names, those of the billing address, or off. */
  autoComplete: 'own' | 'billing' | 'off';
}

const autoCompletes = {
  own: ['given-name', 'family-name'],
  billing: ['billing given-name', 'billing family-name'],
  off: ['off', 'off'],
} as const satisfies Record<NameFieldsProps['autoComplete'], readonly [string, string]>;

/**
 * Shows the fields `firstName` and `lastName` of a form, with a hint for people with a single name (spec 5.2, 5.11,
 * 5.12).
 */
export function NameFields({ autoComplete }: NameFieldsProps) {
  const [first, last] = autoCompletes[autoComplete];
  return (
    <NamePair>
      <ValidatedField name="firstName">
        {(field) => <TextField {...field} label="First name" autoComplete={first} />}
      </ValidatedField>
      <ValidatedField name="lastName">
        {(field) => (
          <TextField
            {...field}
            label="Last name"
            description="Only one name? Type a hyphen (-) here"
            autoComplete={last}
          />
        )}
      </ValidatedField>
    </NamePair>
  );
}
