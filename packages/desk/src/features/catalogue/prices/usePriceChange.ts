import { type DeskPrices, getDeskPrices } from '@formulary/rules/calls/desk/deskPriceCalls';
import { type RecordChange, useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { catalogueReads } from '../catalogueReads.ts';

/** Makes a change of a product's prices in the version that is on the screen. */
export function usePriceChange(
  { product, version }: DeskPrices,
  done: string,
  onDone: () => void,
): RecordChange {
  const reread = () =>
    callDesk(getDeskPrices, { params: { id: product.id }, query: {} }, { isBackground: true });
  return useRecordChange({ version, reread, reads: catalogueReads }, done, onDone);
}
