import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

const DAYS = { least: 1, most: 3650, standard: 365, unit: 'days' };

/**
 * Reads CONSULTATION and CONSULTATION_DAYS: whether prescribers must give the day of the consultation, and how long ago
 * it may be.
 */
export function readConsultationRule(
  env: Readonly<Record<string, string | undefined>>,
): Required<ConsultationRule> {
  const value = env['CONSULTATION'] || 'optional';
  if (value !== 'optional' && value !== 'required')
    throw new StartupProblem(`CONSULTATION must be optional or required, not "${value}".`);
  return {
    isRequired: value === 'required',
    mostDays: readInteger('CONSULTATION_DAYS', env['CONSULTATION_DAYS'], DAYS),
  };
}
