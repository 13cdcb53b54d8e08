import type { PurchaseOrderSummary } from '@formulary/rules/calls/desk/deskGoodsCalls';

type State = PurchaseOrderSummary['state'];

/** What the desk calls the states of a purchase order, and the tone of each. */
export const purchaseOrderLooks: Readonly<
  Record<
    State,
    { readonly label: string; readonly tone: 'warning' | 'info' | 'success' | 'neutral' }
  >
> = {
  open: { label: 'To come', tone: 'info' },
  part: { label: 'Came in part', tone: 'warning' },
  complete: { label: 'Complete', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** Returns whether goods can be taken in against a purchase order of this state. */
export const isAwaited = (state: State): boolean => state === 'open' || state === 'part';
