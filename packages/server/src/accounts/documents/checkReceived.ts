import type { FormErrors } from '@formulary/rules/forms/fieldCheck';
import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';
import { createLimiter } from '../../platform/limits/createLimiter.ts';
import type { CheckedDocument } from './CheckedDocument.ts';
import { checkDocument } from './checkDocument.ts';

const MOST_WAITING = 60;
const inTurn = createLimiter(1, MOST_WAITING);

/**
 * Looks into the documents of these kinds, into one at a time of all that the server holds: those that may be
 * kept, and what is wrong with the others by kind.
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
