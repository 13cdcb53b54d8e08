import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Settings } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Settings with its screens. */
export const settingsJob: Job = {
  title: 'Settings',
  href: paths.settings,
  letter: 's',
  permission: 'seeSettings',
  Icon: Settings,
  words: 'company brand bank details cut-offs holidays closing days terms notices phone address',
  screens: [
    {
      path: 'settings',
      load: async () => (await loadLazily(() => import('./Company.tsx'))).Company,
    },
    {
      path: 'settings/bank',
      load: async () => (await loadLazily(() => import('./Bank.tsx'))).Bank,
    },
    {
      path: 'settings/delivery',
      load: async () => (await loadLazily(() => import('./delivery/Delivery.tsx'))).Delivery,
    },
    {
      path: 'settings/policies',
      load: async () => (await loadLazily(() => import('./policies/Policies.tsx'))).Policies,
    },
    {
      path: 'settings/notices',
      load: async () => (await loadLazily(() => import('./Notices.tsx'))).Notices,
    },
  ],
};
