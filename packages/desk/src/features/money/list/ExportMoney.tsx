import { exportMoneyList } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { MoneyList, MoneyPageRequest } from '@formulary/rules/payments/lists/moneyLists';
import { saveDeskFile } from '../../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../../lib/list/ExportReason.tsx';

interface ExportMoneyProps {
  readonly list: MoneyList;
  readonly request: MoneyPageRequest;
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks why a list of money is exported, and saves all rows of its filters as CSV. */
export function ExportMoney({ list, request, what, onClose }: ExportMoneyProps) {
  const { after: _after, before: _before, ...whole } = request;
  return (
    <ExportReason
      what={what}
      onExport={(reason) =>
        saveDeskFile(exportMoneyList, { body: { list, request: whole, reason } }, `${list}.csv`)
      }
      onClose={onClose}
    />
  );
}
