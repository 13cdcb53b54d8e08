import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { orderedPrescriptions } from '@formulary/rules/allocation/cartPrescriptions';
import { fullName } from '@formulary/rules/text/fullName';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { space } from '@formulary/theme/tokens';
import { prescriptionLine } from '../prescriptionContents.ts';

export interface PrescriptionsSummaryProps {
  prescriptions: readonly PreOrderPrescriptionAnswer[];
}

const List = styled.ul`
  ${tabularFigures}
  display: grid;
  gap: ${space[1]};
`;

/** Summarises the closed prescription step: one line per prescription, and who signs. */
export function PrescriptionsSummary({ prescriptions }: PrescriptionsSummaryProps) {
  const prescriber = prescriptions[0]?.prescriber;
  return (
    <>
      <List>
        {orderedPrescriptions(prescriptions).map((prescription) => (
          <li key={prescription.id}>{prescriptionLine(prescription)}</li>
        ))}
      </List>
      {prescriber && <p>{`To be signed by ${fullName(prescriber)}`}</p>}
    </>
  );
}
