import { Field, Int, ObjectType } from 'type-graphql';
import { fold } from '../../shared/fold.js';
import { isStaffSql } from '../accounts/staff-users.js';
import { namedCategories } from '../categories/category-order.sql.js';
import type { Statement } from '../platform/database/database.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { parseInput, text } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';

@ObjectType({ description: 'A supplier to pick, with what the form then shows.' })
export class SupplierOption {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field(() => String, { nullable: true }) categories!: string | null;
  @Field(() => String, { nullable: true }) subCategories!: string | null;
}

@ObjectType({ description: 'A buyer to pick, with what it fills in where the form is empty.' })
export class BuyerOption {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) contactName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => Int, { nullable: true }) goodCauseId!: number | null;
}

@ObjectType({ description: 'What the pickers of the enquiry form offer, by name; at most 50 each.' })
export class EnquiryFormOptions {
  @Field(() => [SupplierOption]) suppliers!: SupplierOption[];
  @Field(() => [BuyerOption]) impactBuyers!: BuyerOption[];
  @Field(() => [NamedRef]) goodCauses!: NamedRef[];
  @Field(() => [NamedRef], { description: 'Who may be responsible.' }) staff!: NamedRef[];
}

const MOST = 50;
const SEARCH_TEXT = text(100).nullish();

/** Names that hold the text of $2, those that start with it first; without a text all, by name. */
const found = (table: string, names: string, searching: boolean) =>
  searching
    ? `FROM ${table} WHERE ${names} LIKE '%' || $2::text || '%'
       ORDER BY ${names} NOT LIKE $2 || '%', lower(name), id LIMIT ${MOST}`
    : `FROM ${table} ORDER BY lower(name), id LIMIT ${MOST}`;

/**
 * The same for suppliers, of whom there are very many: those whose name starts with the text ($3, as it
 * is without LIKE) come from an index, and only where these are few is the rest looked at.
 */
const STARTS = `searched_text ~>=~ $3::text AND searched_text ~<~ ($3::text || U&'\\+10FFFF')`;
const SUPPLIERS_FOUND = `FROM (
    WITH starting AS MATERIALIZED (
      SELECT id, name, list_title FROM supplier WHERE ${STARTS} ORDER BY lower(name), id LIMIT ${MOST})
    SELECT * FROM (
      SELECT *, 0 AS rank FROM starting
      UNION ALL (SELECT id, name, list_title, 1 FROM supplier
        WHERE (SELECT count(*) < ${MOST} FROM starting) AND searched_text LIKE '%' || $2::text || '%' AND NOT (${STARTS})
        ORDER BY lower(name), id LIMIT ${MOST})
    ) either ORDER BY rank, lower(name), id LIMIT ${MOST}) s`;

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

/** What the pickers offer, narrowed to names that hold `search`. One statement. */
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
