import { isWrittenByHand } from '../platform/mail/written-by-hand.js';
import { MAIL_PREVIEWS } from './mail-previews.js';

it('marks every kind of email as automatic except emails that staff or suppliers write by hand', () => {
  const kinds = Object.keys(MAIL_PREVIEWS);
  expect(kinds).toEqual(expect.arrayContaining(['supplier-alert.match', 'account.invitation']));
  expect(kinds.filter(isWrittenByHand).sort()).toEqual([
    'introduction.to-supplier',
    'lead.to-buyer',
    'lead.to-supplier',
    'sales-enquiry.reply',
  ]);
});
