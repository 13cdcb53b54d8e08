/** What the server tells a worker. */
export type ToWorker =
  | { readonly kind: 'task'; readonly task: string; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly outcome: Outcome };

/** What a worker tells the server: it asks, or it is done. */
export type FromWorker =
  | {
      readonly kind: 'question';
      readonly id: number;
      readonly question: string;
      readonly input: unknown;
    }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** How a task or a question ended. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string | undefined };

/** Does something, and returns its result or its error as data: what an error carries besides its message is not passed on. */
export async function outcomeOf(act: () => unknown): Promise<Outcome> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, stack };
  }
}

/** Returns the result of an outcome, or throws its error. */
export function valueOf(outcome: Outcome): unknown {
  if (outcome.ok) return outcome.value;
  const error = new Error(outcome.message);
  if (outcome.stack !== undefined) error.stack = outcome.stack;
  throw error;
}
