import { Field, Int, ObjectType } from 'type-graphql';
import { fold } from '../../../shared/fold.js';
import { isStaffSql } from '../../accounts/staff-users.js';
import { namedCategories } from '../../directory/categories/category-order.sql.js';
import type { Statement } from '../../platform/database/database.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { parseInput, text } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';

@ObjectType({ description: 'A supplier to choose, with the values that the form then shows.' })
export class SupplierOption {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the supplier.' }) name!: string;
  @Field({ description: 'The title of the supplier in lists, such as its trade.' }) listTitle!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The categories of the supplier, separated by commas. Null if there are none.',
  })
  categories!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The sub categories of the supplier, separated by commas. Null if there are none.',
  })
  subCategories!: string | null;
}

@ObjectType({ description: 'An impact buyer to choose, with the values that fill empty fields of the form.' })
export class BuyerOption {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the impact buyer.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The name of the contact person.' }) contactName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The email address of the impact buyer.' }) email!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The phone number of the impact buyer.' }) phone!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The address of the impact buyer.' }) address!:
    | string
    | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the good cause that the buyer has chosen. Null until it has chosen one.',
  })
  goodCauseId!: number | null;
}

@ObjectType({ description: 'The options of the enquiry form, at most 50 of each kind.' })
export class EnquiryFormOptions {
  @Field(() => [SupplierOption], { description: 'The suppliers, by name.' }) suppliers!: SupplierOption[];
  @Field(() => [BuyerOption], { description: 'The impact buyers, by name.' }) impactBuyers!: BuyerOption[];
  @Field(() => [NamedRef], { description: 'The good causes, by name.' }) goodCauses!: NamedRef[];
  @Field(() => [NamedRef], { description: 'The staff members who can be responsible, by name.' })
  staff!: NamedRef[];
}

const MAX = 50;
const SEARCH_TEXT = text(100).nullish();

/**
 * Selects the names that contain the text of $2, those that begin with it first. Without a text it selects
 * all, by name.
 */
const found = (table: string, names: string, searching: boolean) =>
  searching
    ? `FROM ${table} WHERE ${names} LIKE '%' || $2::text || '%'
       ORDER BY ${names} NOT LIKE $2 || '%', lower(name), id LIMIT ${MAX}`
    : `FROM ${table} ORDER BY lower(name), id LIMIT ${MAX}`;

/**
 * The same for suppliers. As there are very many, an index finds those whose name begins with the text ($3,
 * not escaped for LIKE), and the others are looked up only if these are few.
 */
const STARTS = `searched_text ~>=~ $3::text AND searched_text ~<~ ($3::text || U&'\\+10FFFF')`;
const SUPPLIERS_FOUND = `FROM (
    WITH starting AS MATERIALIZED (
      SELECT id, name, list_title FROM supplier WHERE ${STARTS} ORDER BY lower(name), id LIMIT ${MAX})
    SELECT * FROM (
      SELECT *, 0 AS rank FROM starting
      UNION ALL (SELECT id, name, list_title, 1 FROM supplier
        WHERE (SELECT count(*) < ${MAX} FROM starting) AND searched_text LIKE '%' || $2::text || '%' AND NOT (${STARTS})
        ORDER BY lower(name), id LIMIT ${MAX})
    ) either ORDER BY rank, lower(name), id LIMIT ${MAX}) s`;

const categories = (kind: 'category' | 'sub_category') => {
  const { from, order } = namedCategories[kind](`supplier_${kind}`);
  return `(SELECT string_agg(c.name, ', ' ORDER BY ${order}) FROM ${from} WHERE x.supplier_id = s.id)`;
};

const STAFF = `(SELECT id, coalesce(full_name, email) AS name FROM user_account account
  WHERE ${isStaffSql('account', '$1')}) staff`;

const optionsStatement = (searching: boolean): Statement => ({
  name: searching ? 'enquiry-form-options search' : 'enquiry-form-options',
  text: `SELECT json_build_object(
    'suppliers', (SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
        'listTitle', s.list_title, 'categories', ${categories('category')},
        'subCategories', ${categories('sub_category')})), '[]')
      ${searching ? SUPPLIERS_FOUND : `FROM (SELECT id, name, list_title ${found('supplier', 'searched_text', false)}) s`}),
    'impactBuyers', (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name,
        'contactName', b.contact_name, 'email', b.email, 'phone', b.phone, 'address', b.address,
        'goodCauseId', b.good_cause_id)), '[]')
      FROM (SELECT * ${found('impact_buyer', 'searched_text', searching)}) b),
    'goodCauses', (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name)), '[]')
      FROM (SELECT id, name ${found('good_cause', 'fold(name)', searching)}) g),
    'staff', (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name)), '[]')
      FROM (SELECT id, name ${found(STAFF, 'fold(name)', searching)}) u)
  ) AS options`,
});

const ALL = optionsStatement(false);
const SEARCH = optionsStatement(true);

/** Returns the options of the enquiry form, limited to names that contain `search`. Runs one statement. */
export async function listEnquiryFormOptions(
  context: RequestContext,
  search: string | null | undefined,
): Promise<EnquiryFormOptions> {
  const { database, config } = context.app;
  const wanted = parseInput(SEARCH_TEXT, search);
  const row = await (wanted
    ? database.readOne<{ options: EnquiryFormOptions }>(SEARCH, [
        config.staffEmailDomain,
        foldForLike(wanted),
        fold(wanted),
      ])
    : database.readOne<{ options: EnquiryFormOptions }>(ALL, [config.staffEmailDomain]));
  return row?.options ?? { suppliers: [], impactBuyers: [], goodCauses: [], staff: [] };
}
