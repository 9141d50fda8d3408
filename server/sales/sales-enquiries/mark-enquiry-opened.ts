import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryRecords } from './sales-enquiry.fields.js';

/** Records that the mail to the supplier was opened: Unopened becomes Opened, later states stay (A45). */
export async function markEnquiryOpened(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async () => {
    const enquiry = await lockRecord(context, enquiryRecords, id);
    if (enquiry?.emailState !== 'Unopened') return;
    await saveRecord(context, enquiryRecords, enquiry, { emailState: 'Opened' }, 'sales-enquiry.opened');
  });
}
