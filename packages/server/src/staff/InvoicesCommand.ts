/** What somebody of the staff asked for about invoices: those of a month, such as 2026-11. */
export interface InvoicesCommand {
  readonly kind: 'invoices-of-month';
  readonly month: string;
}
