/** Somebody asked for a record of somebody else's, and was told that it is not there. */
export type DenialAction = 'denied';

declare module './EventActions.ts' {
  interface EventActions {
    readonly denial: DenialAction;
  }
}
