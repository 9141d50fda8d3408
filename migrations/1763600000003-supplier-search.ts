import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search by service, keyword, title and name.
 *
 * Every phrase a supplier can be found by stands once in search_phrase; search_word_start holds the
 * phrase from each of its words on ("blocked drain" and "drain"), so that "dra" finds it through a
 * plain b-tree. A supplier carries the ids of its phrases, and && over a GIN index finds the suppliers.
 * Triggers keep all of it, and listed_suppliers (the services visitors may pick), exact with each write.
 */
export class SupplierSearch1763600000003 implements MigrationInterface {
  name = 'SupplierSearch1763600000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE search_phrase (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        folded text NOT NULL UNIQUE,
        label text NOT NULL,
        listed_suppliers integer NOT NULL DEFAULT 0,
        offered boolean NOT NULL DEFAULT false
      );
      COMMENT ON COLUMN search_phrase.listed_suppliers IS 'how many listed suppliers show this as a service';
      COMMENT ON COLUMN search_phrase.offered IS 'on the list of services that staff maintain';
      CREATE INDEX search_phrase_service_idx ON search_phrase (folded text_pattern_ops)
        WHERE listed_suppliers > 0;

      CREATE TABLE search_word_start (
        folded text NOT NULL,
        phrase_id integer NOT NULL REFERENCES search_phrase ON DELETE CASCADE,
        PRIMARY KEY (phrase_id, folded)
      );
      CREATE INDEX search_word_start_folded_idx ON search_word_start (folded text_pattern_ops, phrase_id);

      CREATE FUNCTION word_starts(phrase text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT array_to_string(words[i:], ' ')
        FROM (SELECT regexp_split_to_array(phrase, '[^[:alnum:]]+') AS words) split,
          generate_subscripts(words, 1) AS i
        WHERE words[i] <> ''
        UNION SELECT phrase
      $$;

      CREATE FUNCTION search_phrase_ids(labels text[]) RETURNS integer[] LANGUAGE plpgsql AS $$
      DECLARE
        found integer[];
      BEGIN
        WITH wanted AS (
          SELECT DISTINCT ON (fold(label)) fold(label) AS folded, btrim(label) AS label
          FROM unnest(labels) AS label WHERE fold(label) <> '' ORDER BY fold(label)
        ), added AS (
          INSERT INTO search_phrase (folded, label) SELECT folded, label FROM wanted ORDER BY folded
          ON CONFLICT (folded) DO NOTHING RETURNING id, folded
        ), starts AS (
          INSERT INTO search_word_start (phrase_id, folded)
          SELECT added.id, start FROM added, word_starts(added.folded) AS start
        )
        SELECT array_agg(id ORDER BY id) INTO found FROM (
          SELECT id FROM added
          UNION SELECT search_phrase.id FROM search_phrase JOIN wanted USING (folded)
        ) ids;
        RETURN coalesce(found, '{}');
      END $$;

      CREATE FUNCTION supplier_set_phrases() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.service_phrase_ids := search_phrase_ids(NEW.services || NEW.search_services);
        NEW.name_phrase_ids := search_phrase_ids(ARRAY[NEW.name, NEW.list_title]);
        RETURN NEW;
      END $$;
      CREATE TRIGGER supplier_set_phrases BEFORE INSERT OR UPDATE OF services, search_services, name, list_title
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_set_phrases();

      CREATE FUNCTION supplier_count_services() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE search_phrase SET listed_suppliers = listed_suppliers + delta.n
        FROM (
          SELECT folded, sum(n)::integer AS n FROM (
            SELECT DISTINCT fold(service) AS folded, -1 AS n FROM unnest(OLD.services) AS service
            WHERE TG_OP <> 'INSERT' AND OLD.status = 'Approved & Live' AND OLD.id <> 32
            UNION ALL
            SELECT DISTINCT fold(service), 1 FROM unnest(NEW.services) AS service
            WHERE TG_OP <> 'DELETE' AND NEW.status = 'Approved & Live' AND NEW.id <> 32
          ) changed GROUP BY folded HAVING sum(n) <> 0
        ) delta WHERE search_phrase.folded = delta.folded;
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_count_services AFTER INSERT OR DELETE OR UPDATE OF services, status
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_count_services();

      -- The same from scratch, set by set: for bulk loads with the triggers off. Each different label is
      -- folded once; folding is what costs, and suppliers share most of their labels.
      CREATE FUNCTION rebuild_supplier_search() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        CREATE TEMPORARY TABLE supplier_label AS
        SELECT supplier.id AS supplier_id, kind, label, listed AND kind = 'service' AS shown
        FROM supplier CROSS JOIN LATERAL (
          SELECT 'service' AS kind, unnest(services) AS label
          UNION ALL SELECT 'keyword', unnest(search_services)
          UNION ALL VALUES ('name', name), ('name', list_title)
        ) labels;
        CREATE TEMPORARY TABLE folded_label AS
        SELECT label, fold(label) AS folded, NULL::integer AS phrase_id
        FROM (SELECT DISTINCT label FROM supplier_label) labels;
        ANALYZE supplier_label, folded_label;

        INSERT INTO search_phrase (folded, label)
        SELECT DISTINCT ON (folded) folded, btrim(label) FROM folded_label
        WHERE folded <> '' ORDER BY folded, label
        ON CONFLICT (folded) DO NOTHING;
        INSERT INTO search_word_start (phrase_id, folded)
        SELECT id, start FROM search_phrase, word_starts(folded) AS start ON CONFLICT DO NOTHING;
        UPDATE folded_label SET phrase_id = search_phrase.id
        FROM search_phrase WHERE search_phrase.folded = folded_label.folded;

        UPDATE supplier SET service_phrase_ids = found.services, name_phrase_ids = found.names
        FROM (
          SELECT supplier.id,
            coalesce(array_agg(DISTINCT phrase_id) FILTER (WHERE kind <> 'name'), '{}') AS services,
            coalesce(array_agg(DISTINCT phrase_id) FILTER (WHERE kind = 'name'), '{}') AS names
          FROM supplier LEFT JOIN (supplier_label JOIN folded_label USING (label))
            ON supplier_label.supplier_id = supplier.id AND phrase_id IS NOT NULL
          GROUP BY supplier.id
        ) found
        WHERE found.id = supplier.id
          AND (supplier.service_phrase_ids, supplier.name_phrase_ids) IS DISTINCT FROM (found.services, found.names);

        UPDATE search_phrase SET listed_suppliers = coalesce(counted.n, 0)
        FROM search_phrase AS every LEFT JOIN (
          SELECT phrase_id, count(DISTINCT supplier_id)::integer AS n
          FROM supplier_label JOIN folded_label USING (label) WHERE shown GROUP BY phrase_id
        ) counted ON counted.phrase_id = every.id
        WHERE every.id = search_phrase.id AND search_phrase.listed_suppliers <> coalesce(counted.n, 0);
        DROP TABLE supplier_label, folded_label;
      END $$;

      CREATE INDEX supplier_service_phrases_idx ON supplier USING gin (service_phrase_ids) WHERE listed;
      CREATE INDEX supplier_name_phrases_idx ON supplier USING gin (name_phrase_ids) WHERE listed;
      CREATE INDEX supplier_service_regions_idx ON supplier USING gin (service_regions) WHERE listed;
      CREATE INDEX supplier_service_districts_idx ON supplier USING gin (service_districts) WHERE listed;
      -- One index per audience, in the very order of its results (R009).
      CREATE INDEX supplier_general_order_idx
        ON supplier (coalesce(search_weight, 0) DESC, lower(list_title), id) WHERE listed;
      CREATE INDEX supplier_commercial_order_idx
        ON supplier (coalesce(commercial_search_weight, search_weight, 0) DESC, lower(list_title), id)
        WHERE listed AND show_commercial;
      CREATE INDEX supplier_consumer_order_idx
        ON supplier (coalesce(consumer_search_weight, search_weight, 0) DESC, lower(list_title), id)
        WHERE listed AND show_consumer;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER supplier_set_phrases ON supplier;
      DROP TRIGGER supplier_count_services ON supplier;
      DROP FUNCTION rebuild_supplier_search, supplier_count_services, supplier_set_phrases, search_phrase_ids,
        word_starts;
      DROP TABLE search_word_start, search_phrase;
      DROP INDEX supplier_service_phrases_idx, supplier_name_phrases_idx, supplier_service_regions_idx,
        supplier_service_districts_idx, supplier_general_order_idx, supplier_commercial_order_idx,
        supplier_consumer_order_idx;
    `);
  }
}
