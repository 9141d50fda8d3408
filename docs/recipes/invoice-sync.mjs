// Creates an invoice in an accounting system for each completed sale, and writes its number into Uplift.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isExpiredPosition, UpliftClient } from '@uplift/client';

const { UPLIFT_URL, UPLIFT_TOKEN, ACCOUNTING_URL, ACCOUNTING_TOKEN = '' } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN, retries: { attempts: 10 } });
const FILE = 'invoice-position.txt';
const COMPLETED = `query ($after: String) {
  salesEnquiries(first: 500, after: $after, filter: { progress: [COMPLETED], withArchived: true,
    columns: [{ column: XERO_INVOICE, test: EMPTY }] }) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;
const READ = `query ($id: Int!) {
  salesEnquiry(id: $id) { id version progress contribution supplier { name } staff { xeroInvoice } } }`;
const SET_ID = `mutation ($id: Int!, $ref: ExternalRefInput!) {
  setSalesEnquiryExternalRef(id: $id, ref: $ref) { id } }`;
const SET_NUMBER = `mutation ($id: Int!, $number: String!, $version: Int!) {
  updateSalesEnquiry(id: $id, input: { xeroInvoice: $number }, version: $version) { id } }`;

/** Calls the accounting system. Replace the addresses and fields with the ones of your system. */
async function accounting(path, body) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ACCOUNTING_TOKEN}` };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(new URL(path, ACCOUNTING_URL), init);
  if (!response.ok) throw new Error(`The accounting system responded to ${path} with ${response.status}.`);
  return response.json();
}

/** Creates the invoice of a sale, unless it has one. Steps can be repeated, and so can a stopped run. */
async function invoice(id) {
  const { salesEnquiry: sale } = await client.query(READ, { id });
  if (!sale?.supplier || sale.staff.xeroInvoice) return;
  if (sale.progress !== 'COMPLETED' || !(sale.contribution > 0)) return;
  const reference = `uplift-enquiry-${id}`;
  const [existing] = await accounting(`/invoices?reference=${reference}`);
  const values = { reference, contact: sale.supplier.name, amount: sale.contribution };
  const created = existing ?? (await accounting('/invoices', values));
  await client.query(SET_ID, { id, ref: { system: 'accounting', externalId: created.id } });
  const change = { id, number: created.number, version: sale.version };
  await client.query(SET_NUMBER, change).catch((error) => {
    if (error.code !== 'CONFLICT') throw error;
    return invoice(id); // The enquiry has changed since: read it again.
  });
}

/** Invoices the sales that have changed after a position. Without a position, all completed sales. */
async function sync(after) {
  let end;
  const feed = client.changes({ after, types: ['SALES_ENQUIRY'], first: 1000, follow: false });
  for await (const { changes, position } of feed) {
    for (const { id, deleted } of after ? changes : []) if (!deleted) await invoice(id);
    end = position;
  }
  const sales = after ? [] : client.pages(COMPLETED, {}, (data) => data.salesEnquiries);
  for await (const { id } of sales) await invoice(id);
  writeFileSync(FILE, end);
}

const start = existsSync(FILE) ? readFileSync(FILE, 'utf8') : null;
await sync(start).catch((error) => (isExpiredPosition(error) ? sync(null) : Promise.reject(error)));
