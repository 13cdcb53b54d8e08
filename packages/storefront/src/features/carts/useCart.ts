import { getCart } from '@formulary/rules/calls/cartCalls';
import { callApi } from '../../lib/http/http.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { useCartWriter } from './CartWriterProvider.tsx';

/** Reads the signed-in user's cart with pending changes applied; nothing for a visitor (spec 7.20, 4.4). */
export function useCart() {
  const writer = useCartWriter();
  return useRead(getCart, writer ? {} : null, {
    read: async () => {
      const startedAt = writer?.beginReading() ?? 0;
      const lines = await callApi(getCart, {}, { isBackground: true });
      return writer?.read(lines, startedAt) ?? lines;
    },
  });
}
