import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { countStatements } from '../testing/count-statements.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const LEADS = `{ leadRecords(first: 50, sort: { column: ID, direction: ASC }) { nodes { salesEnquiryId salesEnquiry { id name } } } }`;
const MESSAGES = `{ messageRecords(first: 50, sort: { column: ID, direction: ASC }) { nodes { salesEnquiryId salesEnquiry { id name } } } }`;
const BUYERS = `query ($ids: [Int!]) { impactBuyerRecords(filter: { ids: $ids }, sort: { column: ID, direction: ASC }) {
  nodes { latestEnquiryId latestEnquiry { id name } } } }`;

describe('references to enquiries', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const nodes = async (query: string, ids: number[] = [], as: TestUser = admin) => {
    const { data } = await uplift.graphql(query, { ids }, { as });
    return (Object.values(data)[0] as { nodes: object[] }).nodes;
  };
  const enquiry = (fields: object = {}) => make.salesEnquiry({ fullName: 'Ana', ...fields });

  it('are in leads and messages, null if there is no enquiry', async () => {
    // So that the enquiry has another id than the lead and the message.
    for (let n = 0; n < 3; n++) await enquiry({ fullName: 'Tama' });
    const { id } = await enquiry();
    for (const salesEnquiryId of [id, null]) {
      const [buyer, supplier] = [await make.impactBuyer(), await make.supplier()];
      await make.lead({ impactBuyerId: buyer.id, supplierId: supplier.id, salesEnquiryId });
      await uplift.app.database.manager.save(ContactMessage, {
        kind: 'General',
        fullName: 'Ana',
        email: 'ana@home.example',
        salesEnquiryId,
      });
    }
    const expected = [
      { salesEnquiryId: id, salesEnquiry: { id, name: 'Ana' } },
      { salesEnquiryId: null, salesEnquiry: null },
    ];
    expect(await nodes(LEADS)).toEqual(expected);
    expect(await nodes(MESSAGES)).toEqual(expected);
  });

  it('are the latest enquiry of an impact buyer that is not archived, for staff and its users R123', async () => {
    const [buyer, other] = [await make.impactBuyer(), await make.impactBuyer()];
    const impactBuyerId = buyer.id;
    const latest = await enquiry({ impactBuyerId, enquiredAt: new Date('2026-03-01') });
    await enquiry({ impactBuyerId, enquiredAt: new Date('2026-02-01') });
    await enquiry({ impactBuyerId, enquiredAt: new Date('2026-04-01'), archivedAt: new Date() });
    const own = { latestEnquiryId: latest.id, latestEnquiry: { id: latest.id, name: 'Ana' } };
    expect(await nodes(BUYERS, [buyer.id, other.id])).toEqual([
      own,
      { latestEnquiryId: null, latestEnquiry: null },
    ]);
    const user = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId });
    expect(await nodes(BUYERS, [buyer.id, other.id], user)).toEqual([own]);
  });

  it('have the email address if the customer has no name, and the id if both are missing', async () => {
    const ids: number[] = [];
    for (const fields of [{ fullName: null }, { fullName: null, email: null }]) {
      const { id: impactBuyerId } = await make.impactBuyer();
      ids.push(impactBuyerId);
      await enquiry({ impactBuyerId, email: 'ana@home.example', ...fields });
    }
    const names = (await nodes(BUYERS, ids)).map((node) => Object(node).latestEnquiry.name);
    expect(names).toEqual(['ana@home.example', expect.stringMatching(/^Enquiry \d+$/)]);
  });

  it('need no further statement for each row', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push((await make.impactBuyer()).id);
    for (const impactBuyerId of ids) await enquiry({ impactBuyerId });
    const statements = await countStatements(async () => expect(await nodes(BUYERS, ids)).toHaveLength(3));
    // At most one more, which looks up the caller.
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
