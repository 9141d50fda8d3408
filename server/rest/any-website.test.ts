import { isForAnyWebsite } from './call.js';
import { CALLS } from './calls.js';

describe('pages of any website', () => {
  const open = CALLS.filter(isForAnyWebsite);

  it('can send exactly the public forms', () => {
    expect(
      open
        .filter(({ method }) => method !== 'GET')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      'business/createTestimonial',
      'buyGiftBox',
      'functions/affiliateNotice',
      'functions/contact',
      'functions/general',
      'functions/goodCauseJoin',
      'functions/impactBusinessJoin',
      'functions/sales',
      'functions/supplierJoin',
      'giftBoxSubmitForm',
      'mailing/sendAffiliateLinkNotice',
      'mailing/sendGeneralEnquiry',
      'mailing/sendGoodCauseJoinEnquiry',
      'mailing/sendImpactBusinessJoinEnquiry',
      'mailing/sendSalesEnquiry',
      'mailing/sendSupplierJoinEnquiry',
    ]);
  });

  it('can read what anyone can read, and nothing else', () => {
    const reads = CALLS.filter(({ method, audience }) => method === 'GET' && audience.includes('public'));
    expect(open.filter(({ method }) => method === 'GET')).toEqual(reads);
  });
});
