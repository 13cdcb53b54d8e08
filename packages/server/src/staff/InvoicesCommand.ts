/** Staff command for the invoices of a month, such as 2026-11. */
export interface InvoicesCommand {
  readonly kind: 'invoices-of-month';
  readonly month: string;
}
