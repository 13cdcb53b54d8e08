import { passkeyRules } from '@formulary/rules/accounts/passkey';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import { Refused } from '../../platform/problems/Refused.ts';

/** Returns a passkey's name, tidied. Refuses one that breaks its rule with its sentence. */
export function checkPasskeyName(typed: string): string {
  const name = tidyLine(typed);
  const errors = checkForm(passkeyRules, { name });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return name;
}
