// Writes the customers who asked for the email list as contacts for a mailing tool: subscribers.csv.
import { writeFileSync } from 'node:fs';
import { UpliftClient } from '@uplift/client';
import { csv } from './csv.mjs';

const { UPLIFT_URL, UPLIFT_TOKEN } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL, token: UPLIFT_TOKEN });

const ENQUIRIES = `query ($after: String) {
  salesEnquiries(first: 500, after: $after, sort: { column: ID, direction: ASC }) {
    nodes { id email fullName enquiredAt joinEmailList }
    pageInfo { hasNextPage endCursor }
  }
}`;

const EMAIL = /^[^\s@,"]+@[^\s@,"]+\.[^\s@,"]+$/;

/** Returns a name without signs that a spreadsheet would calculate: visitors type anything. */
const plainName = (name) => (name ?? '').replace(/^[=+\-@\s]+/, '').replace(/\s+/g, ' ');

const subscribers = new Map();
for await (const enquiry of client.pages(ENQUIRIES, {}, (data) => data.salesEnquiries)) {
  const email = enquiry.email?.trim().toLowerCase() ?? '';
  // Consent is given for one address by its own enquiry. An enquiry without it says nothing.
  if (!enquiry.joinEmailList || !EMAIL.test(email)) continue;
  subscribers.set(email, {
    email,
    name: plainName(enquiry.fullName),
    consent_at: enquiry.enquiredAt,
    consent_source: `Uplift enquiry ${enquiry.id}`,
  });
}

writeFileSync('subscribers.csv', csv([...subscribers.values()]));
console.info(`${subscribers.size} subscribers`);
