import { getUsualOrder } from '@formulary/rules/calls/listCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The signed-in user's usual order: made of their orders until they change it. */
export function useUsualOrder() {
  return useRead(getUsualOrder, {}, { isBackground: true });
}
