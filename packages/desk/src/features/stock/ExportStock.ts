import { exportDeskStock } from '@formulary/rules/calls/desk/deskStockCalls';
import { exportDialog } from '../../lib/list/exportDialog.tsx';

/** Exports the products with their stock of a list, after the reason. */
export const ExportStock = exportDialog('products', exportDeskStock, 'stock.csv');
