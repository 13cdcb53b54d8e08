import { Alert } from '../../primitives/Alert.tsx';

/** What buying on prescription asks for; shown for prescription products and for the prescription option (spec 5.18). */
export function PrescriptionWarning() {
  return (
    <Alert tone="warning" title="Prescription required">
      A prescriber has to sign a prescription for this item before your order is processed.
    </Alert>
  );
}
