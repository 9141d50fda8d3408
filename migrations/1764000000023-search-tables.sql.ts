/** Places, synonyms, and what was sought in vain. */
export const SEARCH_TABLES = `
      CREATE TABLE search_place (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        folded text NOT NULL,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('region', 'district', 'locality', 'post-code')),
        -- The lower the better known.
        rank smallint NOT NULL,
        region text NOT NULL,
        district text,
        terms tsquery NOT NULL,
        UNIQUE NULLS NOT DISTINCT (folded, region, district)
      );
      COMMENT ON TABLE search_place IS 'The names of places as they are typed, with the region and district they stand for';
      COMMENT ON COLUMN search_place.terms IS 'which listings serve it';
      CREATE INDEX search_place_start_idx ON search_place (folded text_pattern_ops, rank);

      CREATE TABLE search_synonym (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        phrase text NOT NULL UNIQUE CHECK (phrase <> '' AND phrase = array_to_string(search_words(phrase), ' ')),
        means text[] NOT NULL DEFAULT '{}' CHECK (cardinality(means) <= 20),
        stems text[] GENERATED ALWAYS AS (search_stems(phrase)) STORED,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON COLUMN search_synonym.means IS 'what else is sought; empty: the phrase means nothing to a search';
      CREATE INDEX search_synonym_stems_idx ON search_synonym (stems);

      CREATE FUNCTION synonym_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_search_words(ARRAY(SELECT phrase FROM changed), NULL, true);
        RETURN NULL;
      END $$;
      CREATE TRIGGER synonym_inserted AFTER INSERT ON search_synonym
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION synonym_words();
      CREATE TRIGGER synonym_updated AFTER UPDATE ON search_synonym
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION synonym_words();

      CREATE TABLE search_miss (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        folded text NOT NULL UNIQUE CHECK (length(folded) BETWEEN 1 AND 100),
        searches integer NOT NULL DEFAULT 1,
        dismissed boolean NOT NULL DEFAULT false,
        first_searched_at timestamptz NOT NULL DEFAULT now(),
        last_searched_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE search_miss IS 'What was sought and found nobody, by its words; who sought it is not kept';
      CREATE INDEX search_miss_most_idx ON search_miss (searches DESC, id);
`;
