import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { InvoicesCommand } from './InvoicesCommand.ts';
import type { MessagesCommand } from './messagesCommand.ts';
import type { OrdersCommand } from './OrdersCommand.ts';
import type { PrescriptionsCommand } from './PrescriptionsCommand.ts';
import type { ReviewDecision } from './reviews.ts';

/** What somebody of the staff asked for on the command line. */
export type StaffCommand =
  | OrdersCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'list-accounts'; readonly state: AccountState }
  | {
      readonly kind: 'show-account';
      readonly userId: number;
      /** Where the documents go; a folder that is made. */
      readonly documentsFolder: string | undefined;
    }
  | {
      readonly kind: 'review';
      readonly userId: number;
      readonly decision: ReviewDecision;
      readonly reason: string;
      /** Who decides; the user of the operating system unless said. */
      readonly by: string | undefined;
    }
  | PrescriptionsCommand
  | InvoicesCommand
  | MessagesCommand
  | { readonly kind: 'show-storage' }
  | { readonly kind: 'list-mail' }
  | {
      readonly kind: 'retry-mail';
      readonly mailId: number | 'all';
      readonly by: string | undefined;
    };
