import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { orderExport } from './impact-box-order-export.js';
import { orderInputs } from './impact-box-order-record.inputs.js';

export const OrderExportResolver = exportResolver('Order', 'exportOrders', orderExport, orderInputs);
