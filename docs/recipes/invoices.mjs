// Writes the contributions of completed sales as invoices to suppliers: invoices.csv for Xero, and invoices.json.
// node invoices.mjs [date of the invoices, such as 2026-11-30]
import { writeFileSync } from 'node:fs';
import { UpliftClient } from '@uplift/client';
import { csv } from './csv.mjs';

const { UPLIFT_URL, UPLIFT_TOKEN, ACCOUNT_CODE = '200', TAX_TYPE = '15% GST on Income' } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN });

const SALES = `query ($after: String) {
  salesEnquiries(first: 500, after: $after, sort: { column: ID, direction: ASC }, filter: {
    progress: [COMPLETED], withArchived: true
    columns: [{ column: CONTRIBUTION, test: AT_LEAST, values: ["0.01"] }, { column: XERO_INVOICE, test: EMPTY }]
  }) {
    nodes { id enquiredAt contribution supplierId supplierName goodCauseName }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Returns the day of an instant in New Zealand, as YYYY-MM-DD. */
const dayOf = (instant) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(instant);

/** Returns the 20th of the month after a day, as YYYY-MM-DD. */
const dueAfter = (day) => dayOf(Date.UTC(day.slice(0, 4), day.slice(5, 7), 20));

/** Returns a day as Xero reads it in New Zealand, such as 30/11/2026. */
const forXero = (day) => day.split('-').reverse().join('/');

const date = process.argv[2] ?? dayOf(new Date());
const invoices = [];
for await (const sale of client.pages(SALES, {}, (data) => data.salesEnquiries)) {
  if (!sale.supplierName) continue;
  const cause = sale.goodCauseName ? ` for ${sale.goodCauseName}` : '';
  invoices.push({
    number: `UC-${sale.id}`,
    contact: sale.supplierName,
    supplierId: sale.supplierId,
    date,
    due: dueAfter(date),
    description: `Contribution${cause}, enquiry ${sale.id} of ${forXero(dayOf(new Date(sale.enquiredAt)))}`,
    amount: sale.contribution,
  });
}

const rows = invoices.map(({ number, contact, due, description, amount }) => ({
  '*ContactName': contact,
  '*InvoiceNumber': number,
  '*InvoiceDate': forXero(date),
  '*DueDate': forXero(due),
  '*Description': description,
  '*Quantity': 1,
  '*UnitAmount': amount.toFixed(2),
  '*AccountCode': ACCOUNT_CODE,
  '*TaxType': TAX_TYPE,
}));
writeFileSync('invoices.csv', csv(rows));
writeFileSync('invoices.json', `${JSON.stringify(invoices, null, 2)}\n`);
console.info(`${invoices.length} invoices`);
