import { CheckoutDesk } from './CheckoutDesk.tsx';
import type { DeskProps } from './DeskProps.ts';
import { useManualPart } from './useManualPart.tsx';

/** Shows the checkout of a manual prescription, without the cart (spec 2.14, 4.8). */
export function ManualDesk(props: DeskProps) {
  const part = useManualPart();
  return <CheckoutDesk {...props} lines={[]} part={part} />;
}
