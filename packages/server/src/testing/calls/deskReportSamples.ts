import { addAllNews } from '../../reports/sums/addNews.ts';

import type { DeskSample, DeskScene } from './DeskSample.ts';

/** Returns valid sample requests for the calls about reports. */
export function reportSamples({ shop }: DeskScene): Readonly<Record<string, DeskSample>> {
  const request = { report: 'vat', period: 'last-month' };
  return {
    getDeskReport: async () => {
      // Whichever report comes first after a sale adds it to the sums, as the task of every five minutes does.
      await addAllNews(shop.db);
      return { body: request };
    },
    exportDeskReport: async () => ({ body: { request, reason: 'For the VAT return' } }),
  };
}
