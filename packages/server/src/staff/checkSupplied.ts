import { dispenseFault } from '@formulary/rules/prescriptions/checking/dispenseFault';
import type { CheckContext } from '../prescriptions/document/checking/checkPrescription.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import type { Supplied } from './prescriptions.queries.ts';
import type { RegisteredSupply } from './registerCsv.ts';

/**
 * Checks each prescription of the register by the dispatch rule, as of the moment its order left. A prescription that
 * was set aside is an entry only if it does not hold: it may have been set aside afterwards.
 */
export async function checkSupplied(
  context: CheckContext,
  supplied: readonly Supplied[],
): Promise<readonly RegisteredSupply[]> {
  const entries: RegisteredSupply[] = [];
  for (const each of supplied) {
    const checked = await checkPrescription(context, each.id);
    if (!checked) continue;
    const fault = dispenseFault({ ...checked, isSetAside: each.isSetAside }, each.suppliedAt);
    if (each.isSetAside && fault === undefined) continue;
    const check = fault === undefined ? checked.verdict : `DOES NOT HOLD. ${fault}`;
    entries.push({ ...each, check });
  }
  return entries;
}
