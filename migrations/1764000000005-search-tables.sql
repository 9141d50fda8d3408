-- Returns the letters of a word in alphabetical order, which reveals swapped letters.
CREATE FUNCTION search_letters(word text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT BEGIN ATOMIC
  SELECT string_agg(letter, '' ORDER BY letter) FROM unnest(string_to_array(word, NULL)) AS letter;
END;

-- Search index with one row for each listed supplier. Each of its terms starts with a letter for its kind:
-- s service or keyword, n name or title, r region, d district, c category, b sub category.
CREATE TABLE supplier_listing (
  supplier_id integer PRIMARY KEY REFERENCES supplier ON DELETE CASCADE,
  general_weight integer NOT NULL,
  commercial_weight integer,
  consumer_weight integer,
  title text NOT NULL,
  category_ids integer[] NOT NULL,
  terms tsvector NOT NULL,
  sub_category_ids integer[] NOT NULL DEFAULT '{}'::integer[],
  name text,
  listed_on date
);
COMMENT ON COLUMN supplier_listing.commercial_weight IS
  'Null if the supplier does not sell to organisations (R008).';
COMMENT ON COLUMN supplier_listing.consumer_weight IS
  'Null if the supplier does not sell to consumers (R008).';
COMMENT ON COLUMN supplier_listing.sub_category_ids IS
  'Sub categories of the supplier that belong to one of its category_ids.';
COMMENT ON COLUMN supplier_listing.name IS 'Folded name, for sorting by name.';
COMMENT ON COLUMN supplier_listing.listed_on IS
  'Date since which the supplier is on Uplift, for sorting by newest.';
CREATE INDEX supplier_listing_commercial_idx ON supplier_listing (commercial_weight DESC, title,
  supplier_id) WHERE (commercial_weight IS NOT NULL);
CREATE INDEX supplier_listing_consumer_idx ON supplier_listing (consumer_weight DESC, title, supplier_id)
  WHERE (consumer_weight IS NOT NULL);
CREATE INDEX supplier_listing_general_idx ON supplier_listing (general_weight DESC, title, supplier_id);
CREATE INDEX supplier_listing_name_idx ON supplier_listing (name, supplier_id);
CREATE INDEX supplier_listing_newest_idx ON supplier_listing (listed_on DESC, supplier_id DESC);
CREATE INDEX supplier_listing_terms_idx ON supplier_listing USING gin (terms) WITH (fastupdate = off);
CREATE INDEX supplier_listing_title_idx ON supplier_listing (title, supplier_id);

-- Stems of all texts of listed suppliers, for interpreted searches. Each stem or phrase starts with its
-- level, as in search_word. The place and category terms of supplier_listing are included.
CREATE TABLE listing_words (
  supplier_id integer PRIMARY KEY REFERENCES supplier_listing (supplier_id) ON DELETE CASCADE,
  words tsvector NOT NULL
);
CREATE INDEX listing_words_idx ON listing_words USING gin (words) WITH (fastupdate = off);

CREATE TABLE listing_rollup (
  place text,
  kind text CHECK (kind = ANY (ARRAY['all', 'category', 'sub-category'])),
  record_id integer,
  general integer NOT NULL,
  commercial integer NOT NULL,
  consumer integer NOT NULL,
  PRIMARY KEY (place, kind, record_id)
);
COMMENT ON TABLE listing_rollup IS
  'Numbers of listed suppliers by place, category or sub category, and audience.';
COMMENT ON COLUMN listing_rollup.place IS
  'Region or district term of supplier_listing, empty for everywhere.';
COMMENT ON COLUMN listing_rollup.record_id IS 'Id of the category or sub category, 0 for all.';

-- Services that suppliers have, had or can choose.
CREATE TABLE search_phrase (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folded text NOT NULL UNIQUE,
  label text NOT NULL,
  listed_suppliers integer NOT NULL DEFAULT 0,
  offered boolean
);
COMMENT ON COLUMN search_phrase.listed_suppliers IS 'Number of listed suppliers that show this service.';
COMMENT ON COLUMN search_phrase.offered IS
  'True if on the list of services that staff maintain, false if removed from it, null if never on it.';
CREATE INDEX search_phrase_service_idx ON search_phrase (folded text_pattern_ops) WHERE (listed_suppliers >
  0);

CREATE TABLE search_place (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folded text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind = ANY (ARRAY['region', 'district', 'locality', 'post-code'])),
  -- Lower for better known places.
  rank smallint NOT NULL,
  region text NOT NULL,
  district text,
  terms tsquery NOT NULL,
  UNIQUE NULLS NOT DISTINCT (folded, region, district)
);
COMMENT ON TABLE search_place IS 'Names of places as people type them, with their region and district.';
COMMENT ON COLUMN search_place.terms IS 'Query for the listings that serve the place.';
CREATE INDEX search_place_start_idx ON search_place (folded text_pattern_ops, rank);

-- Phrases that people type, with the terms that a search also looks for.
CREATE TABLE search_synonym (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phrase text NOT NULL UNIQUE CHECK ((phrase <> '') AND (phrase = array_to_string(search_words(phrase),
    ' '))),
  means text[] NOT NULL DEFAULT '{}' CHECK (cardinality(means) <= 20),
  stems text[] GENERATED ALWAYS AS (search_stems(phrase)) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN search_synonym.means IS
  'Terms that a search also looks for. Empty if the phrase has no meaning for a search.';
CREATE INDEX search_synonym_stems_idx ON search_synonym (stems);

-- Listing titles with the number of listed suppliers that have each.
CREATE TABLE search_trade (
  folded text PRIMARY KEY,
  label text NOT NULL,
  listed_suppliers integer NOT NULL
);
CREATE INDEX search_trade_start_idx ON search_trade (folded text_pattern_ops) WHERE (listed_suppliers > 0);

CREATE TABLE search_word (
  word text PRIMARY KEY,
  stem text NOT NULL,
  letters text GENERATED ALWAYS AS (search_letters(word)) STORED,
  level smallint CHECK (level BETWEEN 1 AND 6),
  in_phrase boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE search_word IS 'Words that the search knows. Other words may be misspelt.';
COMMENT ON COLUMN search_word.level IS
  'Best field: 1 title, 2 service, 3 sub category, 4 category, 5 name, 6 description. Null if in none.';
COMMENT ON COLUMN search_word.in_phrase IS
  'True if the word is in a synonym or in the name of a well-known place.';
CREATE INDEX search_word_letters_idx ON search_word (letters);
CREATE INDEX search_word_spelling_idx ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_word_start_idx ON search_word (word text_pattern_ops);
CREATE INDEX search_word_stem_idx ON search_word (stem) INCLUDE (level) WHERE (level IS NOT NULL);

CREATE TABLE search_miss (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folded text NOT NULL UNIQUE CHECK (length(folded) BETWEEN 1 AND (24 * 100)),
  searches integer NOT NULL DEFAULT 1,
  dismissed boolean NOT NULL DEFAULT false,
  first_searched_at timestamptz NOT NULL DEFAULT now(),
  last_searched_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE search_miss IS 'Searches without a result, by their words. Who searched is not stored.';
CREATE INDEX search_miss_most_idx ON search_miss (searches DESC, id);

-- A place that a search names, with the positions of its first and last word and a query for its listings.
CREATE TYPE search_place_read AS (first integer, last integer, name text, region text, district text, terms tsquery);

-- Queries that find suppliers for all words of a search, best match first. Suppliers whose title or service
-- says exactly this come first, then suppliers in categories of a similar name, then others with the words
-- in their title. If these find no supplier, wider queries follow: any service, the name, the description,
-- and last, all but one or two of the words (partly). A supplier that several queries find ranks by the
-- first of them.
CREATE TYPE search_queries AS (tiers tsquery[], everybody tsquery, partly boolean);

-- Interpretation of a search text, as read_search returns it.
CREATE TYPE search_reading AS (
  -- Queries in order, best match first. Null if the text has no meaning for the search.
  tiers tsquery[],
  -- Queries for all suppliers that any tier finds: in the place, and anywhere.
  everybody tsquery,
  anywhere tsquery,
  -- Searched text with corrected spelling, without the place.
  wording text,
  -- Typed text without the place.
  rest text,
  place search_place_read,
  -- Parts of the text in order: [{"typed", "sought": [], "why"}].
  parts jsonb,
  -- True if no supplier has all of the words.
  partly boolean
);
