import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { mailExport } from './mail-export.js';
import { mailInputs } from './mailbox.inputs.js';

export const MailExportResolver = exportResolver('Mail', 'exportMails', mailExport, mailInputs);
