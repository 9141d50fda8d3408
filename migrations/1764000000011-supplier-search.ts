import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LISTING_COUNTS } from './1764000000011-listing-counts.sql.js';

/**
 * Search by service, keyword, title, name, place and category.
 *
 * supplier_listing holds one narrow row for each listed supplier: where it stands in the results, and
 * everything it can be found by as the terms of one tsvector. A term is a letter for its kind and the
 * value: `s` a service or keyword, `n` a name or title, `r` a region, `d` a district, `c` and `b` the id
 * of a category and a sub category. Services and names are there from each of their words on ("blocked
 * drain" and "drain"), so that the beginning of a word finds them. One GIN index answers any mixture of
 * conditions without looking at a row, and only narrow rows are counted and sorted.
 *
 * search_phrase holds the services that visitors may pick, with how many listed suppliers offer each.
 * listing_rollup counts the listings of each category and sub category, in every place and for every audience.
 * A place is a term of the listing ('rOtago', 'dNapier City'), or empty for everywhere. Who serves the whole
 * country is counted once, under 'rNationwide' and 'dNationwide', not under each place: a region's count is that
 * of its own term and of 'rNationwide' together. Triggers keep all of it exact with each write.
 */
export class SupplierSearch1764000000011 implements MigrationInterface {
  name = 'SupplierSearch1764000000011';

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

      CREATE TABLE supplier_listing (
        supplier_id integer PRIMARY KEY REFERENCES supplier ON DELETE CASCADE,
        general_weight integer NOT NULL,
        commercial_weight integer,
        consumer_weight integer,
        title text NOT NULL,
        category_ids integer[] NOT NULL,
        terms tsvector NOT NULL,
        sub_category_ids integer[] NOT NULL DEFAULT '{}'
      );
      COMMENT ON COLUMN supplier_listing.sub_category_ids IS 'those of its categories: the others are found under none';
      COMMENT ON COLUMN supplier_listing.commercial_weight IS 'null: not for this audience (R008)';
      COMMENT ON COLUMN supplier_listing.consumer_weight IS 'null: not for this audience (R008)';
      CREATE INDEX supplier_listing_terms_idx ON supplier_listing USING gin (terms) WITH (fastupdate = off);
      CREATE INDEX supplier_listing_title_idx ON supplier_listing (title, supplier_id);
      -- One index per audience, in the very order of its results (R009).
      CREATE INDEX supplier_listing_general_idx ON supplier_listing (general_weight DESC, title, supplier_id);
      CREATE INDEX supplier_listing_commercial_idx
        ON supplier_listing (commercial_weight DESC, title, supplier_id) WHERE commercial_weight IS NOT NULL;
      CREATE INDEX supplier_listing_consumer_idx
        ON supplier_listing (consumer_weight DESC, title, supplier_id) WHERE consumer_weight IS NOT NULL;
    `);
    await queryRunner.query(`
      -- The phrase from each of its words on, and as it is written. Longer terms than these do not fit.
      CREATE FUNCTION word_starts(phrase text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT left(array_to_string(words[i:], ' '), 400)
        FROM (SELECT regexp_split_to_array(phrase, '[^[:alnum:]]+') AS words) split,
          generate_subscripts(words, 1) AS i
        WHERE words[i] <> ''
        UNION SELECT left(phrase, 400)
      $$;

      -- What finds the terms that start with this one.
      CREATE FUNCTION term_start(term text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT ('''' || replace(replace(term, '\\', '\\\\'), '''', '''''') || ''':*')::tsquery
      $$;

      CREATE FUNCTION supplier_terms(of_supplier supplier) RETURNS tsvector LANGUAGE sql STABLE AS $$
        SELECT array_to_tsvector(coalesce(array_agg(term), '{}')) FROM (
          SELECT 's' || start AS term
          FROM unnest(of_supplier.services || of_supplier.search_services) AS label, word_starts(fold(label)) AS start
          UNION ALL SELECT 'n' || start
          FROM unnest(ARRAY[of_supplier.name, of_supplier.list_title]) AS label, word_starts(fold(label)) AS start
          UNION ALL SELECT 'r' || unnest(of_supplier.service_regions)
          UNION ALL SELECT 'd' || unnest(of_supplier.service_districts)
          UNION ALL SELECT 'c' || category_id FROM supplier_category WHERE supplier_id = of_supplier.id
          UNION ALL SELECT 'b' || sub_category_id FROM supplier_sub_category WHERE supplier_id = of_supplier.id
        ) terms
      $$;

      CREATE VIEW supplier_listing_source AS
        SELECT s.id AS supplier_id, coalesce(search_weight, 0) AS general_weight,
          CASE WHEN show_commercial THEN coalesce(commercial_search_weight, search_weight, 0) END AS commercial_weight,
          CASE WHEN show_consumer THEN coalesce(consumer_search_weight, search_weight, 0) END AS consumer_weight,
          lower(list_title) AS title, ARRAY(SELECT category_id FROM supplier_category x WHERE x.supplier_id = s.id
            ORDER BY category_id) AS category_ids, s AS of_supplier
        FROM supplier s WHERE listed;

      CREATE FUNCTION refresh_supplier_listing(changed integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever changes the supplier or its categories meanwhile waits, so that the last one sees all.
        PERFORM 1 FROM supplier WHERE id = changed FOR NO KEY UPDATE;
        INSERT INTO supplier_listing AS l
        SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
          supplier_terms(of_supplier)
        FROM supplier_listing_source WHERE supplier_id = changed
        ON CONFLICT (supplier_id) DO UPDATE SET general_weight = excluded.general_weight,
          commercial_weight = excluded.commercial_weight, consumer_weight = excluded.consumer_weight,
          title = excluded.title, category_ids = excluded.category_ids, terms = excluded.terms;
        IF NOT FOUND THEN
          DELETE FROM supplier_listing WHERE supplier_id = changed;
        END IF;
      END $$;

      CREATE FUNCTION supplier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_supplier_listing(NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_changed AFTER INSERT OR UPDATE OF name, list_title, status, services, search_services,
          service_regions, service_districts, search_weight, commercial_search_weight, consumer_search_weight,
          show_commercial, show_consumer
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_changed();

      CREATE FUNCTION supplier_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN PERFORM refresh_supplier_listing(OLD.supplier_id); END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM refresh_supplier_listing(NEW.supplier_id); END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_categories_changed AFTER INSERT OR UPDATE OR DELETE
        ON supplier_category FOR EACH ROW EXECUTE FUNCTION supplier_categories_changed();
      CREATE TRIGGER supplier_categories_changed AFTER INSERT OR UPDATE OR DELETE
        ON supplier_sub_category FOR EACH ROW EXECUTE FUNCTION supplier_categories_changed();

      CREATE FUNCTION supplier_count_services() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_phrase AS p (folded, label, listed_suppliers)
        SELECT folded, min(label), sum(n) FROM (
          SELECT DISTINCT ON (folded) fold(label) AS folded, btrim(label) AS label,
            CASE WHEN OLD.status = 'Approved & Live' AND OLD.id <> 32 THEN -1 ELSE 0 END AS n
          FROM unnest(OLD.services) AS label WHERE TG_OP <> 'INSERT'
          UNION ALL (
          SELECT DISTINCT ON (folded) fold(label) AS folded, btrim(label),
            CASE WHEN NEW.status = 'Approved & Live' AND NEW.id <> 32 THEN 1 ELSE 0 END
          FROM unnest(NEW.services) AS label WHERE TG_OP <> 'DELETE')
        ) changed WHERE folded <> '' GROUP BY folded ORDER BY folded
        ON CONFLICT (folded) DO UPDATE SET listed_suppliers = p.listed_suppliers + excluded.listed_suppliers
        WHERE excluded.listed_suppliers <> 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_count_services AFTER INSERT OR DELETE OR UPDATE OF services, status
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_count_services();
    `);
    await queryRunner.query(`
      CREATE FUNCTION listing_sub_categories() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sub_category_ids := ARRAY(
          SELECT x.sub_category_id FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
          WHERE x.supplier_id = NEW.supplier_id AND k.category_id = ANY (NEW.category_ids) ORDER BY 1);
        RETURN NEW;
      END $$;
      CREATE TRIGGER listing_sub_categories BEFORE INSERT OR UPDATE ON supplier_listing
        FOR EACH ROW EXECUTE FUNCTION listing_sub_categories();

      CREATE FUNCTION sub_category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_supplier_listing(supplier_id) FROM (
          SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = NEW.id ORDER BY 1) moved;
        RETURN NULL;
      END $$;
      CREATE TRIGGER sub_category_moved AFTER UPDATE OF category_id ON sub_category
        FOR EACH ROW EXECUTE FUNCTION sub_category_moved();
    `);
    await queryRunner.query(LISTING_COUNTS);
    await queryRunner.query(`
      -- The same from scratch, set by set: for bulk loads with the triggers off. Each different label is
      -- folded once; folding is what costs, and suppliers share most of their labels.
      CREATE FUNCTION rebuild_supplier_search() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        CREATE TEMPORARY TABLE supplier_label AS
        SELECT supplier.id AS supplier_id, kind, label, listed
        FROM supplier CROSS JOIN LATERAL (
          SELECT 'service' AS kind, unnest(services) AS label
          UNION ALL SELECT 'keyword', unnest(search_services)
          UNION ALL VALUES ('name', name), ('name', list_title)
        ) labels;
        CREATE TEMPORARY TABLE folded_label AS
        SELECT label, fold(label) AS folded, ARRAY(SELECT word_starts(fold(label))) AS starts
        FROM (SELECT DISTINCT label FROM supplier_label) labels;
        ANALYZE supplier_label, folded_label;

        INSERT INTO search_phrase (folded, label, listed_suppliers)
        SELECT folded, min(btrim(label)), count(DISTINCT supplier_id) FILTER (WHERE listed)
        FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service' AND folded <> '' GROUP BY folded
        ON CONFLICT (folded) DO UPDATE SET listed_suppliers = excluded.listed_suppliers;
        UPDATE search_phrase SET listed_suppliers = 0 WHERE listed_suppliers <> 0 AND folded NOT IN (
          SELECT folded FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service');

        TRUNCATE supplier_listing;
        INSERT INTO supplier_listing
        SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
          array_to_tsvector(found.terms)
        FROM supplier_listing_source JOIN (
          SELECT supplier_id, array_agg(term) AS terms FROM (
            SELECT supplier_id, CASE kind WHEN 'name' THEN 'n' ELSE 's' END || unnest(starts) AS term
            FROM supplier_label JOIN folded_label USING (label) WHERE listed
            UNION ALL SELECT id, 'r' || unnest(service_regions) FROM supplier WHERE listed
            UNION ALL SELECT id, 'd' || unnest(service_districts) FROM supplier WHERE listed
            UNION ALL SELECT supplier_id, 'c' || category_id FROM supplier_category
            UNION ALL SELECT supplier_id, 'b' || sub_category_id FROM supplier_sub_category
          ) terms GROUP BY supplier_id
        ) found USING (supplier_id)
        ORDER BY general_weight DESC, title;
        DROP TABLE supplier_label, folded_label;
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER supplier_changed ON supplier;
      DROP TRIGGER supplier_count_services ON supplier;
      DROP TRIGGER supplier_categories_changed ON supplier_category;
      DROP TRIGGER supplier_categories_changed ON supplier_sub_category;
      DROP TRIGGER sub_category_moved ON sub_category;
      DROP FUNCTION rebuild_supplier_search, supplier_count_services, supplier_categories_changed, supplier_changed,
        sub_category_moved, refresh_supplier_listing;
      DROP VIEW supplier_listing_source, listing_recount;
      DROP FUNCTION supplier_terms, term_start, word_starts;
      DROP TABLE supplier_listing, listing_rollup, search_phrase;
      DROP FUNCTION listing_changed, mend_listing_counts, listing_places, listing_sub_categories;
    `);
  }
}
