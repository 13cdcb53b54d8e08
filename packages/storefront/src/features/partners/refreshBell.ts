import { countMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import type { ScopedMutator } from 'swr';
import { keys } from '../../lib/http/keys.ts';

/** Refreshes the bell's notifications after an answer (spec 4.7). */
export function refreshBell(mutate: ScopedMutator): void {
  void mutate(keys.isOf(countMyPractitioners.name));
}
