import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';

export interface PrescriptionsNeededProps {
  /** Packs of the cart on prescription. */
  packs: number;
  /** Minimum number of prescriptions (rules: leastPrescriptions). */
  least: number;
  /** Where to add a prescriber; set while none has accepted the buyer, because the order needs one. */
  addHref?: string | undefined;
}

/** Says in the cart how many prescriptions its packs need, and what the checkout will ask for (spec 5.24). */
export function PrescriptionsNeeded({ packs, least, addHref }: PrescriptionsNeededProps) {
  return (
    <Alert
      tone={addHref === undefined ? 'info' : 'warning'}
      title={`${allocationSentences.needed(packs, least)}.`}
      actions={
        addHref !== undefined && (
          <ButtonLink href={addHref} isSmall>
            Add a prescriber
          </ButtonLink>
        )
      }
    >
      {`${
        least === 1
          ? 'At checkout you say for which patient. '
          : 'Each is for one patient: at checkout you say who gets what. '
      }${
        addHref === undefined
          ? 'A prescriber signs before the order is sent.'
          : `${allocationSentences.nobodySigns}. You can ask one now: the cart is kept.`
      }`}
    </Alert>
  );
}
