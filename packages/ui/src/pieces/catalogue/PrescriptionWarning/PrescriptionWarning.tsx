import { isHeldBack } from '@formulary/rules/checkout/isHeldBack';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

/** What buying on prescription asks for; shown for prescription products and for the prescription option (spec 5.18). While such items cannot be ordered, it says so before they are added. */
export function PrescriptionWarning() {
  return (
    <Alert tone="warning" title="Prescription required">
      <p>A prescriber has to sign a prescription for this item before your order is processed.</p>
      {isHeldBack({ isPrescription: true }) && (
        <p>
          Items on prescription cannot be ordered here yet. You can keep this one in your cart, and
          order the rest without it.
        </p>
      )}
    </Alert>
  );
}
