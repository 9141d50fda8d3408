import { getMetadataArgsStorage } from 'typeorm';
import { UserAccount } from '../../accounts/user-account.entity.js';
import { Category } from '../../directory/categories/category.entity.js';
import { FeaturedListing } from '../../directory/featured-listings/featured-listing.entity.js';
import { GoodCause } from '../../directory/good-causes/good-cause.entity.js';
import { ImpactBuyer } from '../../directory/impact-buyers/impact-buyer.entity.js';
import { LearnMoreFile } from '../../directory/suppliers/learn-more-file.entity.js';
import { Supplier } from '../../directory/suppliers/supplier.entity.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../../directory/suppliers/supplier-children.fields.js';
import { Testimonial } from '../../directory/suppliers/testimonial.entity.js';
import { WorkExample } from '../../directory/suppliers/work-example.entity.js';
import type { FieldTable } from '../../kits/records/field.js';
import { Lead } from '../../sales/leads/lead.entity.js';
import { ImpactBoxOrder } from '../../sales/orders/impact-box-order.entity.js';
import { SalesEnquiry } from '../../sales/sales-enquiries/sales-enquiry.entity.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { actionItemFields } from '../../staff/action-centre/action-item.fields.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { EDITABLE_TYPES } from '../testing/editable-types.js';
import {
  answerSchema,
  bodySchema,
  type Documented,
  documented,
  isNullable,
  resolved,
} from './testing/documented.js';

const sent = [...documented].filter(([, { operation }]) => resolved(bodySchema(operation)).properties);

/** Keys that the schema of a body accepts as null, and its use case refuses (`bodyNamed`). */
const REFUSED_LATER: Readonly<Record<string, readonly string[]>> = {
  'POST business/update': ['id', 'ourWork', 'learnMore', 'testimonial'],
  'POST category/update': ['id', 'children'],
  'POST goodCause/update': ['id'],
  'POST impactBusiness/update': ['id'],
  'PUT business/salesEnquiry': ['id'],
  'POST featuredListing/update': ['id'],
  'POST orders/update': ['items'],
};

/** Calls that create a record, whose required fields the use case checks. */
const CREATING = [
  'POST business/create',
  'POST category/create',
  'POST goodCause/create',
  'POST impactBusiness/create',
  'POST featuredListing/create',
  'POST actionsCenter/createJob',
];

const ENTITIES: Readonly<Record<string, new () => object>> = {
  supplier: Supplier,
  'impact buyer': ImpactBuyer,
  'good cause': GoodCause,
  category: Category,
  'featured listing': FeaturedListing,
  lead: Lead,
  'sales enquiry': SalesEnquiry,
  order: ImpactBoxOrder,
  user: UserAccount,
};
const TABLES: [label: string, fields: FieldTable, entity: new () => object][] = [
  ...EDITABLE_TYPES.map(({ label, fields }): [string, FieldTable, new () => object] => [
    label,
    fields,
    ENTITIES[label] as new () => object,
  ]),
  ['work example', workExampleFields, WorkExample],
  ['learn more file', learnMoreFields, LearnMoreFile],
  ['testimonial', testimonialFields, Testimonial],
  ['action', actionItemFields, ActionItem],
];

/** A flag that is `1` or null over REST (R231). */
const NULL_FOR_FALSE = 'customerHidden';

describe('nullable fields in the API document', () => {
  it.each(sent)('%s documents null for the keys of its body for which it accepts null', (name, entry) => {
    const { call, operation } = entry as Documented;
    const { properties = {}, required = [] } = resolved(bodySchema(operation));
    const example = operation.requestBody?.content['application/json']?.example as object;
    const base = { ...('id' in properties && { id: 7 }), ...example };
    const refuses = (key: string) =>
      call.body?.safeParse({ ...base, [key]: null }).error?.issues.some(({ path }) => path[0] === key) ||
      Boolean(REFUSED_LATER[name]?.includes(key)) ||
      (CREATING.includes(name) && required.includes(key));
    const keys = Object.keys(properties);
    expect(keys.filter((key) => isNullable(properties[key] ?? {}))).toEqual(
      keys.filter((key) => !refuses(key)),
    );
  });

  it.each(TABLES)('documents null for the fields of a %s whose column can be null', (_, fields, entity) => {
    const columns = new Map(
      getMetadataArgsStorage()
        .filterColumns(entity)
        .map(({ propertyName, options }) => [propertyName, Boolean(options.nullable)]),
    );
    const stored = Object.keys(fields).filter((name) => columns.has(name) && name !== NULL_FOR_FALSE);
    const nullable = stored.filter((name) => fields[name]?.codec.answer.safeParse(null).success);
    expect(nullable).toEqual(stored.filter((name) => columns.get(name)));
    expect(stored.length).toBeGreaterThan(0);
  });

  it.each([
    ['GET impactBusiness/all', 'created_at'],
    ['GET stats/salesTrackingGeneral', 'dateOfEnquiry'],
    ['GET stats/suppliersStats/:id', 'business_id'],
  ])('%s never has null as %s', (name, key) => {
    const { operation } = documented.get(name) as Documented;
    const schema = answerSchema(operation);
    const row = resolved(schema?.items?.anyOf?.[0] ?? schema);
    const property = row.properties?.[key];
    expect(property).toBeDefined();
    expect(property && isNullable(property)).toBe(false);
  });

  it('the current user always has a token', () => {
    const { operation } = documented.get('GET CurrentUserData') as Documented;
    const { auth = {} } = resolved(answerSchema(operation)).properties ?? {};
    const token = auth.properties?.token;
    expect(token && isNullable(token)).toBe(false);
  });

  describe('keys that a use case checks', () => {
    let uplift: TestUplift;
    let admin: TestUser;
    beforeAll(async () => {
      uplift = await TestUplift.start();
      admin = await uplift.user({ roles: ['Admin'] });
    });
    afterAll(() => uplift.stop());

    const refusedKeys = async (name: string, body: object) => {
      const [method = '', path = ''] = name.split(' ');
      const response = await uplift.rest(method as 'POST', path, { as: admin, body });
      const fields: { field: string }[] = response.statusCode === 400 ? response.json().fields : [];
      return fields.map(({ field }) => field).sort();
    };

    it.each(Object.entries(REFUSED_LATER))('%s refuses null for %j', async (name, keys) => {
      for (const key of keys) expect(await refusedKeys(name, { id: 1, [key]: null })).toEqual([key]);
    });

    it.each(CREATING)('%s requires the keys that are documented as required', async (name) => {
      const { required = [] } = resolved(bodySchema((documented.get(name) as Documented).operation));
      expect(await refusedKeys(name, {})).toEqual([...required].sort());
      const nulls = Object.fromEntries(required.map((key) => [key, null]));
      expect(await refusedKeys(name, nulls)).toEqual([...required].sort());
    });
  });
});
