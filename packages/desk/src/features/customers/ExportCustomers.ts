import { exportDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { exportDialog } from '../../lib/list/exportDialog.tsx';

/** Exports the customers of a list, after the reason. */
export const ExportCustomers = exportDialog('customers', exportDeskCustomers, 'customers.csv');
