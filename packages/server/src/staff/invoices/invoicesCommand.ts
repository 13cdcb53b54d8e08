import { UsageProblem } from '../commandWords.ts';

/** Staff command for the invoices of a month, such as 2026-11. */
export interface InvoicesCommand {
  readonly kind: 'invoices-of-month';
  readonly month: string;
}

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

/** Parses the arguments after `invoices`. Refuses invalid ones with a `UsageProblem`. */
export function readInvoicesCommand(
  verb: string | undefined,
  month: string | undefined,
  options: Readonly<Record<string, unknown>>,
): InvoicesCommand {
  const [stray] = Object.keys(options);
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
  if (verb !== 'month') {
    throw new UsageProblem('Say which invoices: invoices month 2026-11.');
  }
  if (month === undefined || !MONTH.test(month)) {
    throw new UsageProblem(`"${month ?? ''}" is not a month: say one such as 2026-11.`);
  }
  return { kind: 'invoices-of-month', month };
}
