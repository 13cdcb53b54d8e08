import { exportDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import { exportDialog } from '../../../lib/list/exportDialog.tsx';

/** Exports the products with their prices of a list, after the reason. */
export const ExportProducts = exportDialog('products', exportDeskProducts, 'products.csv');
