import { getList, getUsualOrder } from '@formulary/rules/calls/listCalls';
import type { ProductList } from '@formulary/rules/lists/productList';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { callApi } from '../../lib/http/http.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { createListWriter } from './createListWriter.ts';
import { listKeys } from './useLists.ts';

/**
 * Reads one list with pending changes applied, and its writer; leaving sends pending changes. Id 0 is the usual order.
 */
export function useList(id: number) {
  const { cache, mutate } = useSWRConfig();
  const { notify } = useToasts();
  const [writer] = useState(() => {
    const key = listKeys.of(id);
    return createListWriter({
      current: () => cache.get(unstable_serialize(key))?.data as ProductList | undefined,
      show: (list) => void mutate(key, list, { revalidate: false }),
      refresh: () => void mutate(key),
    });
  });
  useEffect(() => {
    let hasLeft = false;
    const stopListening = writer.listen((outcome) => {
      // The overview of all lists has changed with it.
      if (outcome.kind === 'done') void mutate(listKeys.all());
      // While the screen is open, it shows the refusal itself.
      else if (hasLeft) notify({ id: 'list', tone: 'danger', message: outcome.problem.message });
    });
    const sendNow = () => void writer.settle();
    const leave = async () => {
      hasLeft = true;
      await writer.settle();
      stopListening();
    };
    globalThis.addEventListener('pagehide', sendNow);
    return () => {
      globalThis.removeEventListener('pagehide', sendNow);
      void leave();
    };
  }, [writer, mutate, notify]);

  const isUsual = id === usualOrderList.id;
  const known = async (read: () => Promise<ProductList>) => {
    const startedAt = writer.beginReading();
    return writer.read(await read(), startedAt);
  };
  const usual = useRead(getUsualOrder, isUsual ? {} : null, {
    read: () => known(() => callApi(getUsualOrder, {}, { isBackground: true })),
  });
  const other = useRead(getList, isUsual ? null : { params: { id } }, {
    read: () => known(() => callApi(getList, { params: { id } }, { isBackground: true })),
  });
  return { ...(isUsual ? usual : other), writer };
}
