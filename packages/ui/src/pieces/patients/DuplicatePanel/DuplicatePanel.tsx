import type { Patient } from '@formulary/rules/patients/patient';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { patientName } from '@formulary/rules/patients/patientIdentity';
import { space } from '@formulary/theme/tokens';
import { PatientIdentity } from '../PatientIdentity/PatientIdentity.tsx';

/** Further matches are unlikely, and a longer list would need a search. */
const MOST_SHOWN = 3;

export interface DuplicatePanelProps {
  /**
   * Possible duplicates, likeliest first. An empty list renders an empty live region, so that later matches are
   * announced.
   */
  duplicates: readonly Patient[];
  now: Date;
  onUse: (patient: Patient) => void;
}

/* Takes no space while empty. */
const Heard = styled.output`
  display: block;

  &:not(:empty) {
    padding-block-start: ${space[4]};
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[2]} 0 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }
`;

/** Lists possible duplicates of a new patient beside the form. It announces them without taking the focus. */
export function DuplicatePanel({ duplicates, now, onUse }: DuplicatePanelProps) {
  const shown = duplicates.slice(0, MOST_SHOWN);
  return (
    <Heard>
      {shown.length > 0 && (
        <Alert tone="warning" title="You may have this patient already">
          <Rows>
            {shown.map((patient) => (
              <li key={patient.id}>
                <PatientIdentity patient={patient} now={now} />
                <Button isSmall onClick={() => onUse(patient)}>
                  Use this patient{' '}
                  <VisuallyHidden translate="no">{patientName(patient)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Rows>
        </Alert>
      )}
    </Heard>
  );
}
