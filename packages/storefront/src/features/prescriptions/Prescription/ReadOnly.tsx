import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { PrescribedItems } from '@formulary/ui/pieces/prescriptions/PrescribedItems';
import { FactList } from '@formulary/ui/primitives/FactList';
import { Stack } from '@formulary/ui/primitives/Stack';

/** Shows items and comments read-only (spec 4.5). */
export function ReadOnly({ prescription }: { readonly prescription: Prescription }) {
  return (
    <Stack $gap={6}>
      <PrescribedItems prescription={prescription} />
      <FactList facts={[['Comments', prescription.comments]]} />
    </Stack>
  );
}
