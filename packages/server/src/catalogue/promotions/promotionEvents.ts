/** Recorded actions on promotions. */
type PromotionAction =
  | 'promotion-added'
  | 'promotion-changed'
  | 'promotion-ended'
  /** It had not begun. */
  | 'promotion-withdrawn';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly promotions: PromotionAction;
  }
}

/** The record of a promotion. */
export const promotionSubject = (id: number): string => `promotion ${id}`;
