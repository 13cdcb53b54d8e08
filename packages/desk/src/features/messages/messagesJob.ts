import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Mail } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Messages with its screens. */
export const messagesJob: Job = {
  title: 'Messages',
  href: paths.messages,
  letter: 'e',
  permission: 'seeMessages',
  Icon: Mail,
  queues: ['messages-to-answer', 'mail-failed'],
  words: 'contact questions answers replies email mail failed',
  screens: [
    {
      path: 'messages',
      load: async () => (await loadLazily(() => import('./Messages.tsx'))).Messages,
    },
    {
      path: 'messages/mails',
      load: async () => (await loadLazily(() => import('./Mails.tsx'))).Mails,
    },
    {
      path: 'messages/:messageId',
      load: async () => (await loadLazily(() => import('./MessagePage.tsx'))).MessagePage,
    },
  ],
};
