import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { space } from '../../../theme/tokens.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin-block: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: decimal;
`;

/** What buying on prescription asks for, and what happens next; shown for prescription products and for the prescription option (spec 5.18). */
export function PrescriptionWarning() {
  return (
    <Alert tone="warning" title="Prescription required">
      <p>A prescriber has to sign a prescription for this item before your order is processed.</p>
      <Steps aria-label="What happens next">
        <li>At checkout you name the patient, and choose a prescriber who has accepted you.</li>
        <li>The prescriber reviews and signs. If you are a prescriber, you sign it yourself.</li>
        <li>We pack your order once it is paid and every prescription is signed.</li>
      </Steps>
    </Alert>
  );
}
