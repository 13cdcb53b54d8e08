/** Messages from the server to a worker. */
export type ToWorker =
  | { readonly kind: 'task'; readonly task: string; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly outcome: Outcome };

/** Messages from a worker to the server: a question or a result. */
export type FromWorker =
  | {
      readonly kind: 'question';
      readonly id: number;
      readonly question: string;
      readonly input: unknown;
    }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

/** Result or error of a task or a question. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly stack: string | undefined };

/** Runs an action and returns its result or error as data; of the error, only message and stack. */
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
