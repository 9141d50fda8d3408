import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ActionItem } from '../action-centre/action-item.entity.js';
import { ContactMessage } from './contact-message.entity.js';

const REPORT = `mutation ($id: Int!, $input: ReportIssueInput!) { reportSalesEnquiryIssue(id: $id, input: $input) }`;
const MESSAGE = `id version kind state issue message fullName email organisation salesEnquiryId
  reportedBySupplier { id name }`;
const LIST = `query ($filter: MessageListFilter) { messageRecords(filter: $filter) { nodes { ${MESSAGE} } } }`;
const ONE = `query ($id: Int!) { messageRecord(id: $id) { ${MESSAGE} } }`;
const UPDATE =
  'mutation ($id: Int!, $input: MessageInput!) { updateMessage(id: $id, input: $input) { state } }';
const TIMELINE = `query ($type: RecordType!, $id: Int!) {
  timeline(recordType: $type, id: $id) { nodes { action mail { kind subject } } } }`;
const ENQUIRY = 'query ($id: Int!) { salesEnquiry(id: $id) { reportedIssues { id issue state } } }';
const RESTORE = `mutation ($type: RecordType!, $id: Int!) { restoreRecord(recordType: $type, id: $id) }`;

describe('issues that a supplier reports about an enquiry A162 R181', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let seller: TestUser;
  let supplier: { id: number; name: string };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
    supplier = await make.supplier({ name: 'Tōtara Roofing' });
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id, fullName: 'Hana Roof' });
  });
  afterAll(() => uplift.stop());

  const call = async (query: string, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    return { record: data?.[Object.keys(data)[0] ?? ''], code: errors?.[0]?.extensions?.code };
  };
  const reported = async (input: object = { issueType: 'WRONG_CUSTOMER', message: 'They want a fence.' }) => {
    const enquiry = await make.salesEnquiry({ supplierId: supplier.id });
    expect((await call(REPORT, { id: enquiry.id, input }, seller)).record).toBe(true);
    const { manager } = uplift.app.database;
    const message = await manager.findOneByOrFail(ContactMessage, { salesEnquiryId: enquiry.id });
    return { enquiryId: enquiry.id, id: message.id };
  };

  it('appear among the staff messages with reporter, supplier, enquiry, issue and text', async () => {
    const { id, enquiryId } = await reported({
      issueType: 'OTHER',
      otherIssue: 'Spam',
      message: 'Sent five times',
    });
    expect((await call(ONE, { id })).record).toEqual({
      id,
      version: 1,
      kind: 'REPORTED_ISSUE',
      state: 'NEW',
      issue: 'Other: Spam',
      message: 'Sent five times',
      fullName: 'Hana Roof',
      email: seller.email,
      organisation: 'Tōtara Roofing',
      salesEnquiryId: enquiryId,
      reportedBySupplier: { id: supplier.id, name: 'Tōtara Roofing' },
    });
    const filter = {
      columns: [{ column: 'KIND', test: 'ONE_OF', values: ['Reported issue'] }],
      search: 'spam',
    };
    expect((await call(LIST, { filter })).record.nodes).toMatchObject([{ id }]);
  });

  it('link from the action item to the message, whose timeline has the email', async () => {
    const { id, enquiryId } = await reported();
    expect(await uplift.app.database.manager.findBy(ActionItem, { refId: id })).toMatchObject([
      {
        type: 'Issue with a sales enquiry',
        value: 'Wrong customer. They want a fence.',
        redirectUrl: '/admin/messages/{ref_id}',
      },
    ]);
    const entries = (await call(TIMELINE, { type: 'MESSAGE', id })).record.nodes;
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'contact-message.issue-reported', mail: null },
        {
          action: null,
          mail: {
            kind: 'sales-enquiry.issue',
            subject: `Message ${id}: Issue with enquiry ${enquiryId}: Wrong customer`,
          },
        },
      ]),
    );
    const ofEnquiry = (await call(TIMELINE, { type: 'SALES_ENQUIRY', id: enquiryId })).record.nodes;
    expect(ofEnquiry).toMatchObject([{ action: 'sales-enquiry.issue-reported' }]);
  });

  it('notify staff once, through the message P074', async () => {
    const { id } = await reported();
    const notes = '{ notifications(first: 5) { nodes { action recordType recordId title } } }';
    const { nodes } = (await call(notes, {})).record;
    expect(nodes.filter(({ action }: { action: string }) => action.endsWith('.issue-reported'))[0]).toEqual({
      action: 'contact-message.issue-reported',
      recordType: 'MESSAGE',
      recordId: id,
      title: 'Tōtara Roofing',
    });
    expect(JSON.stringify(nodes)).not.toContain('sales-enquiry.issue-reported');
  });

  it('are visible to staff only; only for staff does the enquiry link to them R315', async () => {
    const { id, enquiryId } = await reported();
    for (const stranger of [seller, await uplift.user()]) {
      expect((await call(ONE, { id }, stranger)).code).toBe('FORBIDDEN');
      expect((await call(UPDATE, { id, input: { state: 'DONE' } }, stranger)).code).toBe('FORBIDDEN');
    }
    expect((await call(UPDATE, { id, input: { state: 'IN_HAND' } })).record).toEqual({ state: 'IN_HAND' });
    expect((await call(ENQUIRY, { id: enquiryId })).record.reportedIssues).toEqual([
      { id, issue: 'Wrong customer', state: 'IN_HAND' },
    ]);
    expect((await call(ENQUIRY, { id: enquiryId }, seller)).record.reportedIssues).toEqual([]);
  });

  it('cannot be sent from a form of the site', async () => {
    const send = `mutation { sendContactMessage(input: { kind: REPORTED_ISSUE, fullName: "A", email: "a@b.nz" }) }`;
    expect((await uplift.graphql(send)).status).toBe(400);
  });

  it('are deleted and restored; so is their enquiry, which can be reported again A155', async () => {
    const { id, enquiryId } = await reported();
    await call('mutation ($id: Int!) { deleteMessage(id: $id) }', { id });
    expect((await call(ENQUIRY, { id: enquiryId })).record.reportedIssues).toEqual([]);
    await call(RESTORE, { type: 'MESSAGE', id });
    expect((await call(ONE, { id })).record).toMatchObject({
      salesEnquiryId: enquiryId,
      issue: 'Wrong customer',
    });
    await call('mutation ($id: Int!) { deleteSalesEnquiry(id: $id) }', { id: enquiryId });
    expect((await call(ONE, { id })).record.salesEnquiryId).toBeNull();
    await call(RESTORE, { type: 'SALES_ENQUIRY', id: enquiryId });
    expect((await call(ONE, { id })).record.salesEnquiryId).toBe(enquiryId);
  });

  it('are one message per report, also if the report is sent twice', async () => {
    const { id: enquiryId } = await make.salesEnquiry({ supplierId: supplier.id });
    const input = { issueType: 'ACCIDENTAL_ENQUIRY', message: 'Pressed by mistake.' };
    const headers = { 'idempotency-key': 'reported-once-and-for-all' };
    for (const _ of [1, 2]) await uplift.graphql(REPORT, { id: enquiryId, input }, { as: seller, headers });
    await call(REPORT, { id: enquiryId, input: { ...input, message: 'And again.' } }, seller);
    const { manager } = uplift.app.database;
    const messages = await manager.findBy(ContactMessage, { salesEnquiryId: enquiryId });
    expect(messages.map(({ message }) => message)).toEqual(['Pressed by mistake.', 'And again.']);
    const mails = await manager.findBy(MailDelivery, {
      subjectType: 'contact-message',
      kind: 'sales-enquiry.issue',
    });
    expect(mails.filter(({ subjectId }) => messages.some(({ id }) => id === subjectId))).toHaveLength(2);
  });
});
