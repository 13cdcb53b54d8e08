/** Recorded actions on a message to the pharmacy. */
export type ContactAction = 'message-answered';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly contact: ContactAction;
  }
}
