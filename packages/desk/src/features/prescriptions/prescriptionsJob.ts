import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { FileSignature } from 'lucide-react';
import type { Job } from '../../lib/screen/Job.ts';
import { paths } from '../../lib/screen/paths.ts';

/** The job Prescriptions with its screens. */
export const prescriptionsJob: Job = {
  title: 'Prescriptions',
  href: paths.prescriptions,
  letter: 'r',
  permission: 'seePrescriptions',
  Icon: FileSignature,
  queues: ['prescriptions-left', 'originals-due'],
  words: 'signatures prescribers hand over reassign void paper originals check',
  loadFound: async () =>
    (await loadLazily(() => import('./PrescriptionsFound.tsx'))).PrescriptionsFound,
  screens: [
    {
      path: 'prescriptions',
      load: async () => (await loadLazily(() => import('./Prescriptions.tsx'))).Prescriptions,
    },
    {
      path: 'prescriptions/:prescriptionId',
      load: async () => (await loadLazily(() => import('./PrescriptionPage.tsx'))).PrescriptionPage,
    },
  ],
};
