import type { FormErrors } from '@formulary/rules/forms/fieldCheck';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';
import { createLimiter } from '../../platform/limits/createLimiter.ts';
import type { CheckedDocument } from './CheckedDocument.ts';
import { checkDocument } from './checkDocument.ts';

const MOST_WAITING = 60;
const inTurn = createLimiter(1, MOST_WAITING);

/**
 * Checks the documents of these kinds, one at a time across the whole server. Returns those that may be stored, and
 * errors by kind.
 */
export async function checkReceived(
  kinds: readonly RegistrationDocument[],
  files: ReceivedForm['files'],
): Promise<{
  readonly documents: readonly CheckedDocument[];
  readonly errors: FormErrors<RegistrationDocument>;
}> {
  const documents: CheckedDocument[] = [];
  const errors: FormErrors<RegistrationDocument> = {};
  for (const kind of kinds) {
    const checked = await inTurn(() => checkDocument(kind, files[kind]));
    if (checked.ok) documents.push(checked.value);
    else errors[kind] = checked.problem;
  }
  return { documents, errors };
}
