import type { DeskSample } from './DeskSample.ts';

/** Returns valid sample requests for the calls about reports. */
export function reportSamples(): Readonly<Record<string, DeskSample>> {
  const request = { report: 'vat', period: 'last-month' };
  return {
    getDeskReport: async () => ({ body: request }),
    exportDeskReport: async () => ({ body: { request, reason: 'For the VAT return' } }),
  };
}
