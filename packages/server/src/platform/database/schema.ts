import type { AccountTokensTables } from '../../accounts/tokens/accountTokens.tables.ts';
import type { CatalogueTables } from '../../catalogue/catalogue.tables.ts';
import type { DocumentsTables } from '../../accounts/documents/documents.tables.ts';
import type { LimitsTables } from '../limits/limits.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { OrdersTables } from '../../orders/orders.tables.ts';
import type { UsersTables } from '../../accounts/users.tables.ts';

/** The tables of the shop, as the migrations leave them. */
export interface Schema
  extends
    UsersTables,
    AccountTokensTables,
    DocumentsTables,
    LimitsTables,
    MailTables,
    CatalogueTables,
    OrdersTables {}
