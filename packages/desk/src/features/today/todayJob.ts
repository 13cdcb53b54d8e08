import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { CalendarCheck } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Today with its screens. */
export const todayJob: Job = {
  title: 'Today',
  href: paths.today,
  letter: 't',
  permission: 'useDesk',
  Icon: CalendarCheck,
  words: 'home start what waits',
  screens: [
    {
      path: '',
      load: async () => (await loadLazily(() => import('./Today.tsx'))).Today,
    },
  ],
};
