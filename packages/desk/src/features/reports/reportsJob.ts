import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { ChartColumn } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Reports with its screens. */
export const reportsJob: Job = {
  title: 'Reports',
  href: paths.reports,
  letter: 'y',
  permission: 'seeReports',
  Icon: ChartColumn,
  words: 'sales turnover revenue vat return stock value dispatch signature times statistics charts',
  screens: [
    {
      path: 'reports/:report?',
      load: async () => (await loadLazily(() => import('./Reports.tsx'))).Reports,
    },
  ],
};
