import {
  countPrescriptions,
  getPrescription,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import { useSWRConfig } from 'swr';
import { keys } from '../../lib/http/keys.ts';
import { useShared } from '../../lib/polling/useShared.ts';

const calls = [getPrescription, listPrescriptions, countPrescriptions];

/**
 * Answers how to say that a prescription changed: lists, counts, the page of one and the icon in the header are read
 * again, here and in every other tab that shows any of them (spec 7.49).
 */
export function usePrescriptionsChanged(): () => void {
  const { mutate } = useSWRConfig();
  const readAgain = () => {
    for (const { name } of calls) void mutate(keys.isOf(name));
  };
  const tell = useShared<'changed'>('prescriptions', readAgain);
  return () => {
    readAgain();
    tell('changed');
  };
}
