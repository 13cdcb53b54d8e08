/** Who has just registered, kept with the entry in the browser's history: a reload says the same again. */
export interface Registered {
  readonly email: string;
}

/** Reads it back from a location's state, which may be anything. */
export function registeredIn(state: unknown): Registered | undefined {
  const { registered } = (state ?? {}) as { registered?: Partial<Registered> };
  return typeof registered?.email === 'string' ? { email: registered.email } : undefined;
}
