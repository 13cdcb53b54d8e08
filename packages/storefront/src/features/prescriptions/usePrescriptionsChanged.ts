import {
  countPrescriptions,
  getPrescription,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import { useSWRConfig } from 'swr';
import { keys } from '../../lib/http/keys.ts';
import { useBroadcast } from '../../lib/polling/useBroadcast.ts';

const calls = [getPrescription, listPrescriptions, countPrescriptions];

/**
 * Returns a function that announces a changed prescription (spec 7.49): lists, counts, its page and the header icon are
 * read again, in every tab.
 */
export function usePrescriptionsChanged(): () => void {
  const { mutate } = useSWRConfig();
  const readAgain = () => {
    for (const { name } of calls) void mutate(keys.isOf(name));
  };
  const tell = useBroadcast<'changed'>('prescriptions', readAgain);
  return () => {
    readAgain();
    tell('changed');
  };
}
