import { tracingChannel } from 'node:diagnostics_channel';

/** A query that is sent; its text has placeholders, and no values. */
export interface SentQuery {
  readonly text: string;
}

/** Each query of requests and tasks, for traces. Costs nothing while nobody subscribes. */
export const sentQueries = tracingChannel<unknown, SentQuery>('formulary:query');
