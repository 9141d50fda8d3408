import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { untilSettled } from '../server/testing/until-settled.js';
import { sql } from './database.js';
import { documentedScopes, RECIPES, recipeFolder } from './recipe.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

const COMPLETED = `FROM sales_enquiry e LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN good_cause g ON g.id = e.good_cause_id
  WHERE e.progress = 'Completed' AND e.contribution > 0`;

/** Archives a completed sale that meets a condition. */
const archive = (condition: string) =>
  sql(
    `UPDATE sales_enquiry SET archived_at = now() WHERE id = (SELECT min(e.id) ${COMPLETED} AND ${condition})`,
  );

/** A completed sale. The amount has two decimals. */
interface Sale {
  id: number;
  name: string;
  amount: string;
}

startProduct();

const { pathOf, read, rowsOf, run: runRecipe } = recipeFolder();

it('every recipe has a page, a script of fewer than 60 lines, and a link from the list of recipes', () => {
  const names = readdirSync(RECIPES).map((file) => path.parse(file).name);
  const list = readFileSync(path.join(RECIPES, 'README.md'), 'utf8');
  for (const name of new Set(names.filter((each) => !['README', 'csv'].includes(each)))) {
    expect(list).toContain(`](${name}.md)`);
    const lines = readFileSync(path.join(RECIPES, `${name}.mjs`), 'utf8')
      .trimEnd()
      .split('\n');
    expect([name, lines.length < 60]).toEqual([name, true]);
    expect(readFileSync(path.join(RECIPES, `${name}.md`), 'utf8')).toContain(`](${name}.mjs)`);
  }
});

describe('the recipe', () => {
  it('for accounting writes an invoice for each completed sale without one, archived or not', async () => {
    await sql(
      `UPDATE sales_enquiry SET xero_invoice = NULL WHERE id IN (SELECT e.id ${COMPLETED} ORDER BY e.id LIMIT 9)`,
    );
    await archive(`e.xero_invoice IS NULL AND s.name IS NOT NULL`);
    await runRecipe('invoices', ['2026-12-31']);
    const sales = await sql<Sale>(`SELECT e.id, s.name, e.contribution AS amount ${COMPLETED}
      AND e.xero_invoice IS NULL AND s.name IS NOT NULL ORDER BY e.id`);
    expect(sales.length).toBeGreaterThanOrEqual(9);
    const expected = sales.map(({ id, name, amount }) => [`UC-${id}`, name, amount]);
    const rows = rowsOf('invoices.csv');
    expect(rows.map((row) => [row['*InvoiceNumber'], row['*ContactName'], row['*UnitAmount']])).toEqual(
      expected,
    );
    expect(new Set(rows.map((row) => `${row['*InvoiceDate']} ${row['*DueDate']}`))).toEqual(
      new Set(['31/12/2026 20/01/2027']),
    );
    const invoices = JSON.parse(read('invoices.json')) as { number: string; amount: number }[];
    expect(invoices.map(({ number, amount }) => [number, amount.toFixed(2)])).toEqual(
      expected.map(([number, , amount]) => [number, amount]),
    );
  });

  it('for a charity writes a gift for each contribution, including archived sales', async () => {
    await archive('g.id IS NOT NULL');
    await runRecipe('contributions');
    const expected = await sql<Sale & { paid: boolean }>(`SELECT e.id, g.name, e.contribution AS amount,
      e.paid_to_good_cause AS paid ${COMPLETED} AND g.id IS NOT NULL ORDER BY e.id`);
    expect(expected.length).toBeGreaterThan(20);
    expect(
      rowsOf('contributions.csv').map((row) => [row.external_id, row.fund, row.amount, row.status]),
    ).toEqual(
      expected.map(({ id, name, amount, paid }) => [
        `uplift-${id}`,
        name,
        amount,
        paid ? 'received' : 'pledged',
      ]),
    );
  });

  it('for a mailing tool writes each customer who asked for the list once, and no one else', async () => {
    await sql(`INSERT INTO sales_enquiry (email, full_name, join_email_list) VALUES
      ('Twice@demo.example', 'Ana', false), ('twice@demo.example', '=1+1', true), ('never@demo.example', 'Bo', false),
      ('no address', 'Cy', true)`);
    await runRecipe('newsletter');
    const expected = await sql<{ email: string }>(`SELECT DISTINCT lower(email) AS email FROM sales_enquiry
      WHERE join_email_list AND archived_at IS NULL AND email LIKE '%@%'`);
    const rows = rowsOf('subscribers.csv');
    expect(rows.map(({ email }) => email).sort()).toEqual(expected.map(({ email }) => email).sort());
    expect(rows.find(({ email }) => email === 'twice@demo.example')).toMatchObject({ name: '1+1' });
    expect(rows.map(({ email }) => email)).not.toContain('never@demo.example');
  });

  it('for another website writes all listed suppliers, as a visitor sees them, with pictures that load', async () => {
    await sql(
      `UPDATE supplier SET name = '<b>Bold</b> & Co' WHERE id = (SELECT min(id) FROM supplier WHERE image_url IS NOT NULL)`,
    );
    expect(documentedScopes('directory')).toEqual([]);
    await runRecipe('directory');
    const suppliers = JSON.parse(read('directory.json')) as { id: number; pictureUrl: string | null }[];
    const response = await fetch(`${underTest().url}/api/business/all/available?limit=1`);
    expect(suppliers).toHaveLength(Number(response.headers.get('x-total-count')));
    const html = read('directory.html');
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; Co');
    expect(html).not.toContain('<b>Bold');
    const [picture = ''] = suppliers.flatMap(({ pictureUrl }) => pictureUrl ?? []);
    expect(html).toContain(`<img src="${picture}"`);
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('for a warehouse copies all records, then only changes, and changes nothing without any', async () => {
    const idsIn = (type: string) =>
      read(`${type}.ndjson`)
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id);
    const idsOf = async (table: string) =>
      (await sql<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
    const files = ['SUPPLIER', 'GOOD_CAUSE', 'SALES_ENQUIRY'];
    const contents = () => files.map((type) => read(`${type}.ndjson`));
    const load = async () => {
      await untilSettled(sql);
      await runRecipe('warehouse');
    };
    await load();
    for (const [index, table] of ['supplier', 'good_cause', 'sales_enquiry'].entries())
      expect(idsIn(files[index] ?? '')).toEqual(await idsOf(table));
    const before = contents();
    await load();
    expect(contents()).toEqual(before);

    await sql(`INSERT INTO good_cause (name, status) VALUES ('Fresh water', 'Approved & Live')`);
    await sql(
      `UPDATE supplier SET name = 'Renamed', version = version + 1 WHERE id = (SELECT min(id) FROM supplier)`,
    );
    await sql('DELETE FROM sales_enquiry WHERE id = (SELECT max(id) FROM sales_enquiry)');
    await load();
    expect(read('GOOD_CAUSE.ndjson')).toContain('"Fresh water"');
    expect(read('SUPPLIER.ndjson')).toContain('"Renamed"');
    expect(idsIn('SALES_ENQUIRY')).toEqual(await idsOf('sales_enquiry'));

    // A position that is too old begins again.
    const [feed, xid, seq, day] = JSON.parse(Buffer.from(read('position.txt'), 'base64url').toString());
    const old = Buffer.from(JSON.stringify([feed, xid, seq, day - 31])).toString('base64url');
    const known = contents();
    writeFileSync(pathOf('position.txt'), old);
    await load();
    expect(contents()).toEqual(known);
  });

  it('without the address of Uplift, or with a wrong one, says so', async () => {
    const messageOf = (UPLIFT_URL: string) => runRecipe('directory', [], { UPLIFT_URL }).catch(String);
    expect(await messageOf('')).toContain('The address of Uplift is missing.');
    expect(await messageOf('')).toContain('The recipes read it from UPLIFT_URL.');
    for (const wrong of ['localhost:4000', 'uplift.example', 'ftp://uplift.example'])
      expect(await messageOf(wrong)).toContain(`“${wrong}” is not an address of Uplift.`);
  });
});
