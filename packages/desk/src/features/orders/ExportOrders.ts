import { exportDeskOrders } from '@formulary/rules/calls/desk/deskOrderCalls';
import { exportDialog } from '../../lib/list/exportDialog.tsx';

/** Exports the orders of a list, after the reason. */
export const ExportOrders = exportDialog('orders', exportDeskOrders, 'orders.csv');
