import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { InvoicesCommand } from './invoices/invoicesCommand.ts';
import type { MessagesCommand } from './messagesCommand.ts';
import type { OrdersCommand } from './orders/readOrdersCommand.ts';
import type { PeopleCommand } from './people/readPeopleCommand.ts';
import type { PrescriptionsCommand } from './prescriptions/readPrescriptionsCommand.ts';
import type { ReviewDecision } from '../customers/reviewDecisions.ts';

/** A staff command of the command line. */
export type StaffCommand =
  | OrdersCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'list-accounts'; readonly state: AccountState }
  | {
      readonly kind: 'show-account';
      readonly userId: number;
      /** Folder to create for the documents. */
      readonly documentsFolder: string | undefined;
    }
  | {
      readonly kind: 'review';
      readonly userId: number;
      readonly decision: ReviewDecision;
      readonly reason: string;
      /** Name of the person who decides; the user of the operating system by default. */
      readonly by: string | undefined;
    }
  | PrescriptionsCommand
  | InvoicesCommand
  | PeopleCommand
  | MessagesCommand
  | { readonly kind: 'show-storage' }
  | { readonly kind: 'count-old-records' }
  | { readonly kind: 'list-mail' }
  | {
      readonly kind: 'retry-mail';
      readonly mailId: number | 'all';
      readonly by: string | undefined;
    };
