import { patientIdentity } from '@formulary/rules/patients/patientIdentity';
import type { Patient } from '@formulary/rules/patients/patient';
import { styled } from 'styled-components';
import { color, font } from '@formulary/theme/tokens';

export interface PatientIdentityProps {
  patient: Pick<Patient, 'firstName' | 'lastName' | 'birthDate' | 'postcode'>;
  /** Current time; the age is computed for the day in the UK. */
  now: Date;
  /** Other patients share the name, so the date of birth is emphasised. */
  hasNamesake?: boolean;
  /** `stacked`: the name above the rest, for lists to choose from. */
  layout?: 'line' | 'stacked';
}

const Root = styled.span`
  overflow-wrap: anywhere;
  text-align: start;

  &[data-layout='stacked'] {
    display: grid;
    min-inline-size: 0;
  }
`;

const Name = styled.span`
  font-weight: ${font.weightMedium};
`;

const Rest = styled.span`
  [data-layout='stacked'] > & {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const Born = styled.span`
  white-space: nowrap;

  [data-namesake] & {
    color: ${color.textBody};
    font-weight: ${font.weightBold};
  }
`;

const Postcode = styled.span`
  white-space: nowrap;
`;

/** Separator; it stays on the line of the part before it. */
const DOT = '\u00A0· ';

/**
 * Shows a patient in the standard format: 'JONES, Amara · born 05/04/1984 (42) · LS1 4AP'. Wraps between its parts,
 * never within.
 */
export function PatientIdentity({
  patient,
  now,
  hasNamesake = false,
  layout = 'line',
}: PatientIdentityProps) {
  const { name, born, postcode } = patientIdentity(patient, now);
  return (
    <Root data-layout={layout} data-namesake={hasNamesake || undefined}>
      <Name translate="no">{name}</Name>
      {layout === 'line' && <span>{DOT}</span>}
      <Rest>
        <Born>{born}</Born>
        {DOT}
        <Postcode translate="no">{postcode}</Postcode>
      </Rest>
    </Root>
  );
}
