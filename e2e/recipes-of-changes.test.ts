import { writeFileSync } from 'node:fs';
import { untilSettled } from '../server/testing/until-settled.js';
import { sql } from './database.js';
import { FakeAccounting } from './fake-accounting.js';
import { documentedScopes, recipeFolder } from './recipe.js';
import { startProduct } from './start-product.js';

startProduct();

const folder = recipeFolder();

/** A position of the change feed that is 31 days older than the given one. */
function tooOld(position: string): string {
  const [feed, xid, seq, day] = JSON.parse(Buffer.from(position, 'base64url').toString());
  return Buffer.from(JSON.stringify([feed, xid, seq, day - 31])).toString('base64url');
}

describe('the recipe for a directory that reads only what has changed', () => {
  interface Copy {
    position: string;
    suppliers: { id: number; name: string; pictureUrl: string | null; categories: { name: string }[] }[];
  }
  const copy = () => JSON.parse(folder.read('directory-copy.json')) as Copy;
  const find = (id: number | undefined) => copy().suppliers.find((supplier) => supplier.id === id);
  const sync = async () => {
    await untilSettled(sql);
    await folder.run('directory-sync');
    return copy();
  };

  it('needs a token only for the feed, and copies the listed suppliers as visitors see them', async () => {
    expect(documentedScopes('directory-sync')).toEqual(['records:read']);
    const { suppliers } = await sync();
    const listed = await sql<{ id: number }>('SELECT id FROM supplier WHERE listed ORDER BY id');
    expect(suppliers.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      listed.map(({ id }) => id),
    );
    const picture = suppliers.find(({ pictureUrl }) => pictureUrl)?.pictureUrl ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('removes suppliers that are deleted or no longer listed, and has the new names of suppliers and categories', async () => {
    const { suppliers } = await sync();
    const [left, renamed] = suppliers;
    await sql(`UPDATE supplier SET status = 'Left & Removed', version = version + 1 WHERE id = $1`, [
      left?.id,
    ]);
    await sql(`UPDATE supplier SET name = 'Renamed', version = version + 1 WHERE id = $1`, [renamed?.id]);
    await sql(
      `UPDATE category SET name = 'Rongoā', version = version + 1
       WHERE id = (SELECT min(category_id) FROM supplier_category WHERE supplier_id = $1)`,
      [suppliers[2]?.id],
    );
    await sync();
    expect(find(left?.id)).toBeUndefined();
    expect(find(renamed?.id)?.name).toBe('Renamed');
    expect(find(suppliers[2]?.id)?.categories.map(({ name }) => name)).toContain('Rongoā');
  });

  it('begins again if its position is too old', async () => {
    const { position, suppliers } = await sync();
    writeFileSync(
      folder.pathOf('directory-copy.json'),
      JSON.stringify({ position: tooOld(position), suppliers: [] }),
    );
    expect((await sync()).suppliers).toEqual(suppliers);
  });
});

describe('the recipe for invoices in an accounting system', () => {
  let accounting: FakeAccounting;
  let sales: number[];
  beforeAll(async () => {
    accounting = await FakeAccounting.start();
    await sql(`UPDATE sales_enquiry SET xero_invoice = 'before' WHERE progress = 'Completed'`);
    sales = (
      await sql<{ id: number }>(
        `UPDATE sales_enquiry SET xero_invoice = NULL WHERE id IN (SELECT id FROM sales_enquiry
         WHERE progress = 'Completed' AND contribution > 0 AND supplier_id IS NOT NULL ORDER BY id LIMIT 6) RETURNING id`,
      )
    )
      .map(({ id }) => id)
      .sort((one, other) => one - other);
    expect(sales).toHaveLength(6);
    await sql('UPDATE sales_enquiry SET archived_at = now() WHERE id = $1', [sales[0]]);
    await hide(sales.slice(2));
  });
  afterAll(() => accounting.stop());

  /** Takes sales back to the state before they were completed, or completes them. */
  const hide = (ids: number[]) =>
    sql(`UPDATE sales_enquiry SET progress = 'Enquiry', version = version + 1 WHERE id = ANY($1)`, [ids]);
  const complete = (id: number | undefined) =>
    sql(`UPDATE sales_enquiry SET progress = 'Completed', version = version + 1 WHERE id = $1`, [id]);
  const sync = async () => {
    await untilSettled(sql);
    await folder.run('invoice-sync', [], { ACCOUNTING_URL: accounting.url });
  };
  const references = () => accounting.invoices.map(({ reference }) => reference);
  const referenceOf = (id: number | undefined) => `uplift-enquiry-${id}`;
  /** The number and the external id of a sale. */
  const storedFor = async (id: number | undefined) => {
    const [row] = await sql<{ number: string; external: string }>(
      `SELECT e.xero_invoice AS number, x.external_id AS external FROM sales_enquiry e
       LEFT JOIN external_ref x ON x.record_type = 'SALES_ENQUIRY' AND x.record_id = e.id AND x.system = 'accounting'
       WHERE e.id = $1`,
      [id],
    );
    return row;
  };

  it('creates an invoice for each completed sale, archived or not, and writes its number and id', async () => {
    await sync();
    expect(references().sort()).toEqual(sales.slice(0, 2).map(referenceOf).sort());
    for (const { reference, id, number, contact, amount } of accounting.invoices) {
      const saleId = Number(reference.replace('uplift-enquiry-', ''));
      expect(await storedFor(saleId)).toEqual({ number, external: id });
      const [sale] = await sql(
        `SELECT s.name, e.contribution::float8 FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id WHERE e.id = $1`,
        [saleId],
      );
      expect({ name: contact, contribution: amount }).toEqual(sale);
    }
  });

  it('creates no second invoice in the next run, which lists its own changes', async () => {
    await sync();
    expect(references()).toHaveLength(2);
  });

  it('invoices a sale that is completed later', async () => {
    await complete(sales[2]);
    await sync();
    expect(references().slice(2)).toEqual([referenceOf(sales[2])]);
    expect((await storedFor(sales[2]))?.number).toBe('A-3');
  });

  it('writes the number although a person changes the enquiry at the same time', async () => {
    await complete(sales[3]);
    accounting.afterCreate = async () => {
      await sql(`UPDATE sales_enquiry SET admin_notes = 'Call', version = version + 1 WHERE id = $1`, [
        sales[3],
      ]);
    };
    await sync();
    accounting.afterCreate = async () => undefined;
    expect(references().slice(3)).toEqual([referenceOf(sales[3])]);
    expect((await storedFor(sales[3]))?.number).toBe('A-4');
  });

  it('creates no second invoice after it stopped between the invoice and the external id', async () => {
    await complete(sales[4]);
    accounting.losesResponses = true;
    await expect(sync()).rejects.toThrow('fetch failed');
    accounting.losesResponses = false;
    expect(await storedFor(sales[4])).toEqual({ number: null, external: null });
    await sync();
    expect(references().slice(4)).toEqual([referenceOf(sales[4])]);
    expect(await storedFor(sales[4])).toEqual({ number: 'A-5', external: 'id-5' });
  });

  it('begins again with the list if its position is too old', async () => {
    await complete(sales[5]);
    writeFileSync(folder.pathOf('invoice-position.txt'), tooOld(folder.read('invoice-position.txt')));
    await sync();
    expect(references().slice(5)).toEqual([referenceOf(sales[5])]);
  });
});
