import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Every category; fetched once and cached (spec 7.14). */
export function useCategories() {
  return useRead(listCategories, {}, { isLasting: true });
}
