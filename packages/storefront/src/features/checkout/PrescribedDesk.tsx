import { CheckoutDesk } from './CheckoutDesk.tsx';
import type { DeskProps } from './DeskProps.ts';
import { usePrescriptionPart } from './usePrescriptionPart.tsx';

/** Shows the checkout of a cart with prescription items. */
export function PrescribedDesk(props: DeskProps) {
  const { lines, profile } = props;
  const part = usePrescriptionPart({ lines, isPrescriber: profile.isPrescriber });
  return <CheckoutDesk {...props} part={part} />;
}
