// Writes the contributions of completed sales as gifts for the CRM of a charity: contributions.csv.
import { writeFileSync } from 'node:fs';
import { UpliftClient } from '@uplift/client';
import { csv } from './csv.mjs';

const { UPLIFT_URL, UPLIFT_TOKEN } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN });

const CONTRIBUTIONS = `query ($after: String) {
  salesEnquiries(first: 500, after: $after, sort: { column: ID, direction: ASC }, filter: {
    progress: [COMPLETED], withArchived: true
    columns: [
      { column: CONTRIBUTION, test: AT_LEAST, values: ["0.01"] }
      { column: GOOD_CAUSE, test: NOT_EMPTY }
    ]
  }) {
    nodes { id enquiredAt contribution paidToGoodCause supplierName impactBuyerName goodCauseId goodCauseName }
    pageInfo { hasNextPage endCursor }
  }
}`;

const nzDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

const gifts = [];
for await (const sale of client.pages(CONTRIBUTIONS, {}, (data) => data.salesEnquiries))
  gifts.push({
    external_id: `uplift-${sale.id}`,
    date: nzDay.format(new Date(sale.enquiredAt)),
    amount: sale.contribution.toFixed(2),
    currency: 'NZD',
    donor: sale.supplierName,
    on_behalf_of: sale.impactBuyerName,
    fund_id: sale.goodCauseId,
    fund: sale.goodCauseName,
    status: sale.paidToGoodCause ? 'received' : 'pledged',
  });

writeFileSync('contributions.csv', csv(gifts));
console.info(`${gifts.length} contributions`);
