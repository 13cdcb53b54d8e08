import { countMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import type { ScopedMutator } from 'swr';
import { keys } from '../../lib/http/keys.ts';

/** After an answer the notifications refresh (spec 4.7). */
export function refreshBell(mutate: ScopedMutator): void {
  void mutate(keys.isOf(countMyPractitioners.name));
}
