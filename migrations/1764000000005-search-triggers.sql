CREATE TRIGGER match_supplier_alerts AFTER INSERT OR UPDATE ON listing_words
  FOR EACH STATEMENT EXECUTE FUNCTION match_supplier_alerts();

CREATE TRIGGER sub_category_moved AFTER UPDATE OF category_id ON sub_category
  FOR EACH ROW EXECUTE FUNCTION sub_category_moved();

CREATE TRIGGER supplier_changed AFTER INSERT OR UPDATE OF name, list_title, status, services, search_services,
    service_regions, service_districts, search_weight, commercial_search_weight, consumer_search_weight,
    show_commercial, show_consumer, who_are_we, about_what_we_do, membership_listing_date
  ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_changed();

CREATE TRIGGER supplier_count_services AFTER INSERT OR DELETE OR UPDATE OF services, status
  ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_count_services();

CREATE TRIGGER supplier_count_trades AFTER INSERT OR DELETE OR UPDATE OF list_title, status
  ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_count_trades();

CREATE TRIGGER supplier_categories_changed AFTER INSERT OR UPDATE OR DELETE
  ON supplier_category FOR EACH ROW EXECUTE FUNCTION supplier_categories_changed();

CREATE TRIGGER listing_inserted AFTER INSERT ON supplier_listing
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

CREATE TRIGGER listing_removed AFTER DELETE ON supplier_listing
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

CREATE TRIGGER listing_sub_categories BEFORE INSERT OR UPDATE ON supplier_listing
  FOR EACH ROW EXECUTE FUNCTION listing_sub_categories();

CREATE TRIGGER listing_truncated AFTER TRUNCATE ON supplier_listing
  FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

CREATE TRIGGER listing_updated AFTER UPDATE ON supplier_listing
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

CREATE TRIGGER supplier_categories_changed AFTER INSERT OR UPDATE OR DELETE
  ON supplier_sub_category FOR EACH ROW EXECUTE FUNCTION supplier_categories_changed();
