import { issueToken } from '../accounts/tokens/accountTokens.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import {
  accountActivatedMail,
  accountDeclinedMail,
  accountReopenedMail,
  accountSuspendedMail,
  moreNeededMail,
} from '../accounts/mails/decisionMails.ts';
import type { AccountReview, ReviewContext } from './reviewAccount.ts';

/** Leaves time to obtain the documents first. */
const DOCUMENTS_LINK_LIFE_MS = 14 * 24 * 3_600_000;

/** Returns the mail with staff's decision about an account; a request for documents has an upload link. */
export async function reviewMail(
  trx: Trx,
  person: { readonly userId: number; readonly recipient: string; readonly firstName: string },
  { decision, reason }: Pick<AccountReview, 'decision' | 'reason'>,
  { shopUrl, now }: ReviewContext,
): Promise<Mail> {
  const { userId, recipient, firstName } = person;
  switch (decision) {
    case 'activate':
    case 'reinstate':
      return accountActivatedMail({ recipient, firstName, link: `${shopUrl}/signin` });
    case 'ask': {
      const input = {
        userId,
        purpose: 'upload-documents',
        lifeMs: DOCUMENTS_LINK_LIFE_MS,
        now,
      } as const;
      const link = `${shopUrl}/users/documents/${await issueToken(trx, input)}`;
      return moreNeededMail({ recipient, firstName, reason, link });
    }
    case 'decline':
      return accountDeclinedMail({ recipient, firstName, reason });
    case 'suspend':
      return accountSuspendedMail({ recipient, firstName, reason });
    case 'reopen':
      return accountReopenedMail({ recipient, firstName });
    default:
      return decision satisfies never;
  }
}
