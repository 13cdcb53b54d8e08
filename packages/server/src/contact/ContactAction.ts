/** What happens to a message to the pharmacy, as it is recorded. */
export type ContactAction = 'message-answered';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly contact: ContactAction;
  }
}
