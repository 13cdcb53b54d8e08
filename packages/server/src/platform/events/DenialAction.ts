/** A refused request for another user's record, answered as not found. */
export type DenialAction = 'denied';

declare module './EventActions.ts' {
  interface EventActions {
    readonly denial: DenialAction;
  }
}
