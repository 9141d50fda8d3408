import sql, { raw, type Sql } from 'sql-template-tag';
import { fold, foldedWords } from '../../../shared/fold.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import type { SearchBoxSuggestions } from './search-box.type.js';
import { listServices } from './services.read-model.js';

const SERVICES = 6;
const MAX_CHOSEN_SERVICES = raw(String(SERVICES));
/** The maximum number of suggestions of each other kind. */
const MAX = raw('3');
/** The maximum number of words of a place. Nobody types longer names to their end. */
const MAX_PLACE_WORDS = 3;
const BEFORE_PLACES = /^(in|near|nr|around|at|from|by|ki|kei|i|o)$/;

/** The condition that the column begins with the text, in a form that its index supports. */
const begins = (column: string, text: Sql) =>
  sql`${raw(column)} ~>=~ ${text} AND ${raw(column)} ~<~ (${text} || ${'\u{10FFFF}'}::text)`;

const list = (item: string, from: Sql) =>
  sql`(SELECT coalesce(jsonb_agg(${raw(item)}), '[]') FROM (${from}) found)`;

const servicesThat = (text: Sql) => sql`
  SELECT label, folded FROM search_phrase WHERE listed_suppliers > 0 AND ${begins('folded', text)}
  ORDER BY folded LIMIT ${MAX_CHOSEN_SERVICES}`;

const services = (text: Sql) => list('label', servicesThat(text));

/** Listing titles that are not among the services, the most frequent first. */
const trades = (text: Sql) =>
  list(
    'label',
    sql`SELECT label FROM search_trade WHERE listed_suppliers > 0 AND ${begins('folded', text)}
      AND folded NOT IN (SELECT folded FROM (${servicesThat(text)}) services)
      ORDER BY listed_suppliers DESC, folded LIMIT ${MAX}`,
  );

/** Categories with a word that begins with the text, whole categories first. */
const categories = (words: Sql) =>
  list(
    `jsonb_build_object('name', name, 'categoryId', category_id, 'subCategoryId', sub_category_id, 'within', within)`,
    sql`SELECT * FROM (
        SELECT c.name, c.id AS category_id, NULL::integer AS sub_category_id, NULL::text AS within, r.general
        FROM listing_rollup r JOIN category c ON c.id = r.record_id WHERE r.place = '' AND r.kind = 'category'
        UNION ALL
        SELECT s.name, s.category_id, s.id, c.name, r.general
        FROM listing_rollup r JOIN sub_category s ON s.id = r.record_id JOIN category c ON c.id = s.category_id
        WHERE r.place = '' AND r.kind = 'sub-category') listed
      WHERE general > 0 AND ${words} <> ''
        AND position(' ' || ${words} IN ' ' || array_to_string(search_words(name), ' ')) > 0
      ORDER BY sub_category_id IS NOT NULL, general DESC, lower(name), category_id, sub_category_id LIMIT ${MAX}`,
  );

/**
 * Places by their own names, regions and districts first; postcodes only if complete. Other names of a place
 * (‘Mt Eden’, a name in te reo Māori) count only once a whole word of them is typed, as the name that is
 * shown does not begin with the text.
 */
const places = (words: Sql) =>
  list(
    `jsonb_build_object('name', name, 'region', region, 'district', district)`,
    sql`SELECT name, region, district FROM (
        SELECT *, starts_with(array_to_string(search_words(name), ' '), ${words}) AS so_called
        FROM search_place WHERE ${words} <> '' AND ${begins('folded', words)}) p
      WHERE (so_called AND (kind <> 'post-code' OR folded = ${words})) OR starts_with(${words} || ' ', split_part(folded, ' ', 1) || ' ')
      GROUP BY name, region, district
      ORDER BY bool_or(so_called) DESC, min(array_position('{region,district}', kind)), max(rank), min(id)
      LIMIT ${MAX}`,
  );

/** Suppliers from the index by name and title, which begins with the name. */
const suppliers = (text: Sql) =>
  list(
    `jsonb_build_object('id', id, 'name', name)`,
    sql`SELECT id, name FROM supplier WHERE listed AND ${begins('searched_text', text)} AND starts_with(fold(name), ${text})
      ORDER BY searched_text USING ~<~, id LIMIT ${MAX}`,
  );

const everyKind = (text: Sql, words: Sql) => sql`${services(text)} AS services, ${trades(text)} AS trades,
  ${categories(words)} AS categories, ${places(words)} AS places, ${suppliers(text)} AS suppliers`;

/** Splits the text wherever its end may be the beginning of a place, the longest end first. */
function endings(text: string): { searchTexts: string[]; starts: string[] } {
  const typed = text.trim().split(/\s+/);
  const searchTexts: string[] = [];
  const starts: string[] = [];
  for (let n = Math.min(MAX_PLACE_WORDS, typed.length - 1); n > 0; n--) {
    const before = typed.slice(0, -n);
    if (before.length > 1 && BEFORE_PLACES.test(fold(before.at(-1) ?? ''))) before.pop();
    const start = foldedWords(typed.slice(-n).join(' '));
    if (start.length < 2 || foldedWords(before.join(' ')) === '') continue;
    searchTexts.push(before.join(' '));
    starts.push(start);
  }
  return { searchTexts, starts };
}

function suggestions(text: string): Statement {
  const [folded, words] = [sql`${fold(text)}::text`, sql`${foldedWords(text)}::text`];
  const { searchTexts, starts } = endings(text);
  return prepared(
    'search-box',
    sql`WITH begun AS MATERIALIZED (SELECT ${everyKind(folded, words)}),
      nothing AS MATERIALIZED (
        SELECT FROM begun WHERE '[]' = ALL (ARRAY[services, trades, categories, places, suppliers])),
      there AS MATERIALIZED (
        SELECT before, places FROM nothing,
          unnest(${searchTexts}::text[], ${starts}::text[]) WITH ORDINALITY AS ending (before, start, nth),
          LATERAL (SELECT ${places(sql`start`)} AS places) found
        WHERE places <> '[]' ORDER BY nth LIMIT 1),
      mended AS MATERIALIZED (
        SELECT string_agg(coalesce(CASE WHEN NOT known THEN search_word_meant(word, nth = 1) END, word), ' ' ORDER BY nth DESC) AS words
        FROM nothing, unnest(string_to_array(${words}, ' ')) WITH ORDINALITY AS typed (word, place),
          LATERAL (SELECT cardinality(string_to_array(${words}, ' ')) - place + 1 AS nth,
            word ~ '^[0-9]+$' OR search_knows(word) AS known) understood
        WHERE NOT EXISTS (SELECT FROM there)),
      meant AS MATERIALIZED (
        SELECT words AS meant, ${everyKind(sql`words`, sql`words`)} FROM mended WHERE words <> ${words})
      SELECT jsonb_build_object('meant', meant, 'textBeforePlace', before,
        'services', coalesce(m.services, b.services), 'trades', coalesce(m.trades, b.trades),
        'categories', coalesce(m.categories, b.categories), 'suppliers', coalesce(m.suppliers, b.suppliers),
        'places', coalesce(there.places, m.places, b.places)) AS suggestions
      FROM begun b LEFT JOIN there ON true LEFT JOIN meant m ON true`,
  );
}

const NONE = { meant: null, textBeforePlace: null, trades: [], categories: [], places: [], suppliers: [] };

/**
 * Returns the suggestions of the search box for the text typed so far. If nothing begins with the text,
 * returns suggestions for the text with a place at its end, or with its spelling corrected. Runs one
 * statement. For an empty text, returns the first services only.
 */
export async function suggestInSearchBox(database: Database, text: string): Promise<SearchBoxSuggestions> {
  if (fold(text) === '') return { ...NONE, services: await listServices(database, '', SERVICES) };
  const row = await database.readOne<{ suggestions: SearchBoxSuggestions }>(suggestions(text));
  return row?.suggestions ?? { ...NONE, services: [] };
}
