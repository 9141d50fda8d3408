import type { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { factories } from './factories.js';
import { TestUplift, type TestUser } from './test-uplift.js';

const RECORD = `id version viewedAs name status interestedStatus urlKeyword website whoWeAre imageUrl linkKey email phone
  address contactName supplierId goodCauseId goodCause { id name } goodCauseLinkKey supplier { id name }
  enquiryTotal revenueTotal contributionTotal leadsCount latestEnquiryId createdAt`;
const UPDATE = `mutation ($id: Int!, $version: Int, $input: ImpactBuyerInput!) {
  updateImpactBuyer(id: $id, version: $version, input: $input) { ${RECORD} } }`;

/** Creates an impact buyer and returns all of its fields. */
export const CREATE_BUYER = `mutation ($input: ImpactBuyerInput!) { createImpactBuyer(input: $input) { ${RECORD} } }`;
export const READ_BUYER = `query ($id: Int!) { impactBuyerRecord(id: $id) { ${RECORD} } }`;

type EditorRole = 'admin' | 'own' | 'neighbour';

/**
 * Starts a product in which buyers are edited by staff, by the user of one buyer, and by the user of another.
 */
export async function startBuyerFixture() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const people = { admin: await uplift.user({ roles: ['Admin'] }) } as Record<EditorRole, TestUser>;
  const records = { own: {} as ImpactBuyer, neighbour: {} as ImpactBuyer };
  const call = async (
    who: EditorRole,
    query: string,
    variables: object,
    headers?: Record<string, string>,
  ) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who], headers });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
      fields: error?.extensions?.fields as { field: string; message: string }[] | undefined,
      current: error?.extensions?.current as Record<string, unknown>,
    };
  };
  return {
    uplift,
    make,
    people,
    records,
    call,
    rest: (who: EditorRole, path: string, body: object, headers?: Record<string, string>) =>
      uplift.rest('POST', path, { as: people[who], body, headers }),
    update: (who: EditorRole, input: object, version?: number, id = records.own.id) =>
      call(who, UPDATE, { id, version, input }),
    /** Returns both ends of the link between a buyer and a supplier (R147). */
    ends: async (buyerId: number, supplierId: number) => {
      const { manager } = uplift.app.database;
      const [row] = await manager.query(
        `SELECT (SELECT supplier_id FROM impact_buyer WHERE id = $1) AS supplier,
          (SELECT impact_buyer_id FROM supplier WHERE id = $2) AS buyer`,
        [buyerId, supplierId],
      );
      return [row.supplier, row.buyer] as [number | null, number | null];
    },
    /** Creates two buyers, each with its own user. */
    begin: async () => {
      for (const who of ['own', 'neighbour'] as const) {
        records[who] = await make.impactBuyer();
        people[who] = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: records[who].id });
      }
    },
  };
}
