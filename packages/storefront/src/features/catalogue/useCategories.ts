import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { useMemo } from 'react';
import { useRead } from '../../lib/http/useRead.ts';

/**
 * Reads every category but the synthetic 'All', for which each screen has its own label; fetched once and cached (spec
 * 7.14).
 */
export function useCategories() {
  const { data, error, isValidating, mutate } = useRead(listCategories, {}, { isLasting: true });
  const categories = useMemo(() => data?.filter(({ id }) => id !== 0), [data]);
  return { data: categories, error, isValidating, mutate };
}
