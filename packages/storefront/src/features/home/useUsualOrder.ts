import { getUsualOrder } from '@formulary/rules/calls/listCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the signed-in user's usual order: made from their orders until they change it. */
export function useUsualOrder() {
  return useRead(getUsualOrder, {}, { isBackground: true });
}
