import { readWhole } from '../platform/process/readWhole.ts';
import type { FlagThresholds } from './FlagThresholds.ts';

const ORDERS = { least: 2, most: 10_000, standard: 6, unit: 'orders' };
const PATIENTS = { least: 2, most: 10_000, standard: 6, unit: 'patients' };

/**
 * Reads the thresholds that flag orders for staff: FLAG_POSTCODE_ORDERS (6) and FLAG_POSTCODE_PATIENTS (6), within 24
 * hours.
 */
export function readFlagThresholds(
  env: Readonly<Record<string, string | undefined>>,
): FlagThresholds {
  return {
    orders: readWhole('FLAG_POSTCODE_ORDERS', env['FLAG_POSTCODE_ORDERS'], ORDERS),
    patients: readWhole('FLAG_POSTCODE_PATIENTS', env['FLAG_POSTCODE_PATIENTS'], PATIENTS),
  };
}
