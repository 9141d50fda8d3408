import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Database } from '../platform/database/database.js';
import type { Ask } from '../platform/database/schema-objects.js';
import { createTestDatabase } from '../testing/test-database.js';
import { connectDatabase } from './product-database.js';

interface Column {
  type: string;
  nullable: boolean;
}

/** Tables that only SQL reads and writes. */
const SQL_ONLY = [
  'migrations',
  'enquiry_change',
  'owner_total',
  'sales_total',
  'enquiry_facet_total',
  'partner_total',
  'sales_month_total',
  'sales_buyer_type_total',
  'sales_supplier_cause_total',
  'sales_category_total',
  'supplier_period_total',
  'supplier_period_sum_total',
  'lead_change',
  'lead_total',
  'lead_total_of_buyer',
  'lead_total_of_supplier',
  'opportunity_total',
  'opportunity_total_of_supplier',
  'opportunity_total_of_buyer',
  'affiliate_link_click_change',
  'affiliate_link_click_total',
  'search_phrase',
  'supplier_listing',
  'listing_words',
  'search_word',
  'search_trade',
  'search_place',
  'listing_rollup',
  'idempotency_key',
  'record_change',
  'published_record',
  'password_reset_request',
  'sign_in_link_request',
  'rate_limit_window',
  'chore',
  'task_batch',
  'task_failure',
  'task_part',
  // Imported files are stored as rows and accessed by SQL.
  'data_import',
  'import_header',
  'import_row',
];

const TYPES: Record<string, string> = { int4: 'integer', int2: 'smallint', int8: 'bigint', bool: 'boolean' };

describe('migrations and entities', () => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    database = await connectDatabase({
      url: made.url,
      poolSize: 2,
      // A migration may take longer than a request.
      patience: 40,
      applicationName: 'test',
      onPoolError: () => undefined,
    });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('have the same tables and columns, with the same types', async () => {
    const rows: { table: string; column: string; type: string; nullable: boolean; array: boolean }[] =
      await database.manager.query(
        `
        SELECT c.table_name AS "table", c.column_name AS "column", ltrim(c.udt_name, '_') AS type,
          c.is_nullable = 'YES' AS nullable, c.data_type = 'ARRAY' AS array
        FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND NOT c.table_name = ANY ($1)`,
        [SQL_ONLY],
      );
    const inDatabase = Object.fromEntries(
      rows.map((row): [string, Column] => [
        `${row.table}.${row.column}`,
        // The nullability of a generated column cannot be set.
        {
          type: `${TYPES[row.type] ?? row.type}${row.array ? '[]' : ''}`,
          nullable: row.column === 'listed' ? false : row.nullable,
        },
      ]),
    );
    const inCode = Object.fromEntries(
      database.dataSource.entityMetadatas.flatMap((entity) =>
        entity.columns.map((column): [string, Column] => [
          `${entity.tableName}.${column.databaseName}`,
          {
            type: `${column.type === Number ? 'integer' : column.type}${column.isArray ? '[]' : ''}`,
            nullable: column.isNullable,
          },
        ]),
      ),
    );
    expect(inCode).toEqual(inDatabase);
  });

  it('have the triggers that docs/triggers.md lists', async () => {
    const script = pathToFileURL(path.resolve('scripts', 'trigger-docs.mjs')).href;
    const { triggerDocs }: { triggerDocs: (ask: Ask) => Promise<string> } = await import(script);
    const docs = await triggerDocs((text, values) => database.manager.query(text, values));
    expect(readFileSync('docs/triggers.md', 'utf8')).toBe(docs);
  });

  it('all migrations revert and apply again', async () => {
    const { migrations } = database.dataSource;
    for (let i = 0; i < migrations.length; i++) await database.dataSource.undoLastMigration();
    const [left] = await database.manager.query(
      `SELECT count(*)::integer AS n FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    expect(left.n).toBe(0);
    await database.migrate();
  });
});
