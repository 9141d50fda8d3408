import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { createProductApi } from '../app/schema.js';
import { CALLS } from '../rest/calls.js';
import { makeWebhook } from '../staff/webhooks/testing/webhook-calls.js';
import { countStatements } from '../testing/count-statements.js';
import { factories } from '../testing/factories.js';
import { issueCertificate } from '../testing/issue-certificate.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import {
  CAUSE_KEY,
  CERTIFICATE,
  FOUND_FIRST,
  GIVEN,
  LINK_KEY,
  QUERIES,
  REFERRED,
} from './testing/read-arguments.js';

const DEPTH = 6;
/**
 * Guarded fields, which cost a batched statement of their own for viewers who may see them
 * (supplier-account.test.ts).
 */
const GUARDED = ['account'];
/** Long lists, which are read in batches after a statement that returns their count and version. */
const LONG_LISTS = ['business/all/available', 'impactBusiness/all/available', 'leads'];

/**
 * The number of statements of reads by a key or number: the try is counted before the lookup, and the count
 * is reverted if the key is right.
 */
const BY_LINK_KEY: Record<string, number> = {
  leadsByLink: 4,
  'entityLink/viaBusinessLinkKey': 4,
  prospectingBuyers: 4,
  'entityLink/prospectingBuyers': 4,
  certificate: 3,
};
/** Calls for anyone with the address, for staff and for the users of the record. */
const BY_ADDRESS = ['yearlyReport/business/:id', 'yearlyReport/goodCause/:id'];

/** The figures of one supplier, with its years and months. */
const WITH_PERIODS = 'stats/suppliersStats/:id';

/** Calls for statistics of one owner, by kind of owner. */
const STATISTICS_OF: Record<string, string[]> = {
  supplier: [
    'suppliersStats',
    'supplierSalesEnquiryBuyerTypeStats',
    'supplierLeadsBuyerTypeStats',
    'supplierGoodCauseCC',
  ],
  goodCause: [
    'goodCauseStats',
    'goodCauseSupplierCategoryCC',
    'goodCauseSalesEnquiryBuyerTypeStats',
    'goodCauseLeadsBuyerTypeStats',
  ],
  impactBuyer: ['impactBuyerStats', 'impactBuyerChosenGoodCause'],
};

/** Returns a selection of all fields of a type, so that no field can hide a statement of its own. */
function everything(type: GraphQLNamedType, depth = DEPTH): string {
  if (isLeafType(type) || !isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter((field) => !GUARDED.includes(field.name) && !field.args.some(isRequiredArgument))
    .map((field) => [field.name, getNamedType(field.type)] as const)
    .filter(([, inner]) => isLeafType(inner) || depth > 1)
    .map(([name, inner]) => `${name} ${everything(inner, depth - 1)}`);
  return `{ ${fields.join(' ')} }`;
}

/** Fields with long texts of mails or templates, which are read by a separate statement if selected. */
const WITH_WORDS = ['mailDelivery', 'mailDeliveries', 'leadMail', 'mailTemplatePreview'];

/** Queries whose rows belong to several types of records, which a second statement reads. */
const OF_MANY_TYPES = ['auditLog'];

/** Queries that BullMQ answers from its own store, with statements of its own. */
const BY_THE_QUEUE = ['queuedJobs'];

/** Queries whose effects are counted by a second statement. */
const COUNTED_AFTER = ['subCategoryRegrouping'];

/** All GET calls except files, which are tested in server/kits/uploads. */
const READS = CALLS.filter(({ method, path }) => method === 'GET' && path !== 'files/:folder/:name');

describe('statement count of every read', () => {
  let uplift: TestUplift;
  let callers: Record<string, TestUser | null>;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const [supplier, cause] = [await make.supplier({ urlKeyword: 'read' }), await make.goodCause()];
    const buyer = await make.impactBuyer({
      goodCauseId: cause.id,
      status: 'Live Report',
      urlKeyword: 'read',
      linkKey: LINK_KEY,
    });
    const links = { supplierId: supplier.id, impactBuyerId: buyer.id, goodCauseId: cause.id };
    for (let i = 0; i < 3; i++) await make.supplier();
    for (let i = 0; i < 3; i++) await make.salesEnquiry(links);
    const customer = { fullName: 'Ana', email: 'ana@example.nz' };
    const { id: salesEnquiry } = await make.salesEnquiry({ ...links, ...customer });
    const { id: lead } = await make.lead(links);
    const { id: category } = await make.category();
    const { id: subCategory } = await make.subCategory({ categoryId: category });
    const { id: otherCategory } = await make.category();
    await uplift.app.database.manager.query('UPDATE good_cause SET link_key = $2 WHERE id = $1', [
      cause.id,
      CAUSE_KEY,
    ]);
    const [{ id: mailTemplate }] = await uplift.app.database.manager.query(
      'SELECT id FROM mail_template ORDER BY id LIMIT 1',
    );
    const [{ id: actionItem }] = await uplift.app.database.manager.query(
      `INSERT INTO action_item (type) VALUES ('Ring back') RETURNING id`,
    );
    const [{ id: featuredListing }] = await uplift.app.database.manager.query(
      `INSERT INTO featured_listing (supplier_id, title) SELECT id, name FROM supplier RETURNING id`,
    );
    Object.assign(ids, {
      subCategory,
      otherCategory,
      mailTemplate,
      actionItem,
      featuredListing,
      featuredListingRecord: featuredListing,
      salesEnquiry,
      leadRecord: lead,
      leads: lead,
      category,
      categoryRecord: category,
      supplier: supplier.id,
      supplierRecord: supplier.id,
      goodCause: cause.id,
      goodCauseRecord: cause.id,
      goodCauseReport: cause.id,
      impactReport: buyer.id,
      impactBuyer: buyer.id,
      impactBuyerRecord: buyer.id,
    });
    await uplift.rest('POST', 'auth/resetPassword', { body: { email: (await uplift.user()).email } });
    await uplift.work('account.mail-reset-link');
    const mail = await uplift.graphql(
      '{ mailDeliveries { nodes { id } } }',
      {},
      { as: await uplift.user({ roles: ['Admin'] }) },
    );
    ids.mailDelivery = Number(mail.data.mailDeliveries.nodes[0].id);
    const [order] = await uplift.app.database.manager.query(
      `INSERT INTO impact_box_order (full_name, email) VALUES ('Ana', 'ana@home.example') RETURNING id`,
    );
    const [message] = await uplift.app.database.manager.query(
      `INSERT INTO contact_message (kind, full_name, email) VALUES ('General', 'Ana', 'ana@home.example') RETURNING id`,
    );
    await issueCertificate(uplift, buyer.id);
    await uplift.app.database.manager.query('UPDATE impact_certificate SET number = $1', [CERTIFICATE]);
    const asker = await uplift.user({ roles: ['Admin'] });
    const [task] = await uplift.app.database.manager.query(
      `INSERT INTO task (kind, title, asked_by_id, total) VALUES ('supplier.change', 'Read', $1, 1) RETURNING id`,
      [asker.id],
    );
    Object.assign(ids, {
      task: task.id,
      taskFailures: task.id,
      userRecord: asker.id,
      orderRecord: order.id,
      messageRecord: message.id,
    });
    callers = {
      visitor: null,
      member: await uplift.user(),
      supplier: await uplift.user({ roles: ['Business'], ...links }),
      buyer: await uplift.user({ roles: ['ImpactBusiness'], ...links }),
      cause: await uplift.user({ roles: ['GoodCause'], ...links }),
      several: await uplift.user({ roles: ['Business', 'ImpactBusiness', 'GoodCause'], ...links }),
      admin: await uplift.user({ roles: ['Admin'] }),
    };
    const [file] = await uplift.app.database.manager.query(
      `INSERT INTO data_import (noun, asked_by_id, file_name, headers, check_task_id)
        VALUES ('supplier', $1, 'birds.csv', '["Name"]', $2) RETURNING id`,
      [callers.admin?.id, task.id],
    );
    ids.import = file.id;
    const referred: Record<string, number> = { ...ids, lead, order: order.id, impactBuyer: buyer.id };
    for (const [name, type] of REFERRED)
      await uplift.app.database.manager.query(
        `INSERT INTO external_ref (record_type, record_id, system, external_id) VALUES ($1, $2, 'xero', 'INV-1')`,
        [type, referred[name]],
      );
    const admin = callers.admin as TestUser;
    await uplift.graphql('mutation { createCalendarLink { url } }', {}, { as: admin });
    ids.webhook = (await makeWebhook(uplift, admin)).id;
  });
  afterAll(() => uplift.stop());

  /**
   * Returns the names of callers who got a result. None may have needed more than two statements, including
   * the user lookup.
   */
  async function answered(read: (as: TestUser | null) => Promise<boolean>, own = 1): Promise<string[]> {
    const names: string[] = [];
    for (const [name, as] of Object.entries(callers)) {
      let ok = false;
      const statements = await countStatements(async () => {
        ok = await read(as);
      });
      const most = as ? own + 1 : own;
      if (statements.length > most)
        throw new Error(`${name} cost ${statements.length}: ${statements.join('\n')}`);
      if (ok) names.push(name);
    }
    return names;
  }

  const { executor } = createProductApi();
  const queries = Object.values((executor.schema.getQueryType() as GraphQLObjectType).getFields()).filter(
    ({ name }) => !BY_THE_QUEUE.includes(name),
  );

  it.each(queries.map((field) => [field.name, field] as const))(
    'GraphQL %s takes one statement, and one for the user',
    async (name, field) => {
      const takesId = field.args.some((argument) => argument.name === 'id');
      const takesText = field.args.some((argument) => argument.name === 'text');
      const id = name === 'mailDelivery' ? `"${ids[name]}"` : ids[name];
      const given = GIVEN[name]?.(ids) ?? (takesId ? `(id: ${id})` : takesText ? '(text: "pl")' : '');
      const query = `{ ${name}${given} ${everything(getNamedType(field.type))} }`;
      const who = await answered(
        async (as) => {
          const { data, errors } = await uplift.graphql(query, {}, { as });
          const [error] = errors ?? [];
          if (error && !['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'].includes(error.extensions.code))
            throw new Error(`${query}: ${error.message}`);
          return Boolean(data?.[name]);
        },
        BY_LINK_KEY[name] ??
          ([...WITH_WORDS, ...OF_MANY_TYPES, ...COUNTED_AFTER, ...FOUND_FIRST, 'webhookDeliveries'].includes(
            name,
          )
            ? 2
            : 1),
      );
      expect(who).toContain('admin');
    },
  );

  it.each(READS.map((call) => [call.path, call] as const))(
    'REST %s takes one statement, and one for the user',
    async (path, { audience }) => {
      const idOf: Record<string, number | undefined> = {
        ...ids,
        business: ids.supplier,
        impactBusiness: ids.impactBuyer,
        pdf: ids.impactBuyer,
        ...Object.fromEntries(
          Object.entries(STATISTICS_OF).flatMap(([owner, names]) => names.map((name) => [name, ids[owner]])),
        ),
      };
      const recordType = path.split('/').at(-2) ?? '';
      const target =
        path.replace(':id', String(idOf[recordType])).replace(':keyword', 'read') +
        (QUERIES[path]?.(ids) ?? (path.endsWith('/externalRefs') ? '?system=xero&external_id=INV-1' : ''));
      const read = async (as: TestUser | null) =>
        (await uplift.rest('GET', target, { as })).statusCode === 200;
      const who = await answered(
        read,
        BY_LINK_KEY[path] ?? ([...LONG_LISTS, WITH_PERIODS, ...FOUND_FIRST].includes(path) ? 2 : 1),
      );
      expect(who).toContain('admin');
      if (audience.includes('public') && !BY_ADDRESS.includes(path))
        expect(who).toEqual(Object.keys(callers));
    },
  );
});
