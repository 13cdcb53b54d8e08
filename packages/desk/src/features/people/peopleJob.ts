import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { IdCard } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job People with its screens. */
export const peopleJob: Job = {
  title: 'People',
  href: paths.people,
  letter: 'p',
  permission: 'seeStaff',
  Icon: IdCard,
  words: 'staff colleagues roles invite',
  screens: [
    {
      path: 'people',
      load: async () => (await loadLazily(() => import('./People.tsx'))).People,
    },
    {
      path: 'people/:staffId',
      load: async () => (await loadLazily(() => import('./PersonPage.tsx'))).PersonPage,
    },
  ],
};
