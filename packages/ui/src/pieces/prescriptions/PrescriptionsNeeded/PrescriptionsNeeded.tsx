import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface PrescriptionsNeededProps {
  /** Packs of the cart on prescription. */
  packs: number;
  /** How many prescriptions they need at least (rules: leastPrescriptions). */
  least: number;
}

/** In the cart already: how many prescriptions its packs need, and what will be asked (spec 5.24). */
export function PrescriptionsNeeded({ packs, least }: PrescriptionsNeededProps) {
  return (
    <Alert title={`${allocationSentences.needed(packs, least)}.`}>
      {least === 1
        ? 'At checkout you say for which patient. '
        : 'Each is for one patient: at checkout you say who gets what. '}
      A prescriber signs before the order is sent.
    </Alert>
  );
}
