import type { Person } from '../prescriptions/person.ts';

/**
 * Returns the prescriber to choose for the buyer: the only one who accepted them, or the one of their last prescription
 * if that prescriber still accepts them. Otherwise the buyer chooses (spec 5.22).
 */
export function usualPrescriber<P extends Pick<Person, 'id'>>(
  prescribers: readonly P[],
  lastPrescriberId: number | undefined,
): P | undefined {
  const [only, ...others] = prescribers;
  if (others.length === 0) return only;
  return prescribers.find(({ id }) => id === lastPrescriberId);
}
