import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import { readWhole } from '../platform/process/readWhole.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

const DAYS = { least: 1, most: 3650, standard: 365, unit: 'days' };

/**
 * Reads CONSULTATION and CONSULTATION_DAYS: whether prescribers must give the day of the consultation, and how long ago
 * it may be.
 */
export function readConsultationRule(
  env: Readonly<Record<string, string | undefined>>,
): Required<ConsultationRule> {
  const asked = env['CONSULTATION'] || 'optional';
  if (asked !== 'optional' && asked !== 'required')
    throw new StartupProblem(`CONSULTATION must be optional or required, not "${asked}".`);
  return {
    isRequired: asked === 'required',
    mostDays: readWhole('CONSULTATION_DAYS', env['CONSULTATION_DAYS'], DAYS),
  };
}
