import { CheckoutDesk } from './CheckoutDesk.tsx';
import type { DeskProps } from './DeskProps.ts';
import { useManualPart } from './useManualPart.tsx';

/** The checkout of what a prescriber writes by hand; nothing of the cart is in it (spec 2.14, 4.8). */
export function ManualDesk(props: DeskProps) {
  const part = useManualPart();
  return <CheckoutDesk {...props} lines={[]} part={part} />;
}
