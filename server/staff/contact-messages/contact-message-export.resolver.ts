import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { messageExport } from './contact-message-export.js';
import { messageInputs } from './contact-message-record.resolver.js';

export const MessageExportResolver = exportResolver(
  'Message',
  'exportMessages',
  messageExport,
  messageInputs,
);
