/** Recorded actions on ways of delivery. */
type DeliveryAction = 'delivery-option-added' | 'delivery-option-changed';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly delivery: DeliveryAction;
  }
}

/** The record of a way of delivery. */
export const deliverySubject = (id: number): string => `delivery-option ${id}`;
