/** Completed registration, kept in the history entry's state: a reload shows it again. */
export interface Registered {
  readonly email: string;
}

/** Parses it from a location's state, which is untrusted. */
export function registeredIn(state: unknown): Registered | undefined {
  const { registered } = (state ?? {}) as { registered?: Partial<Registered> };
  return typeof registered?.email === 'string' ? { email: registered.email } : undefined;
}
