import type { Order } from '@formulary/rules/orders/order';
import { OrderParcels } from '@formulary/ui/pieces/orders/OrderParcels';

const packsOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Shows the parcels of an order that have left, and how many packs follow. */
export function SentParcels({ order }: { readonly order: Order }) {
  const { lines = [], parcels = [] } = order;
  const sent = packsOf(parcels.flatMap((parcel) => parcel.lines));
  return <OrderParcels parcels={parcels} packsLeft={packsOf(lines) - sent} />;
}
