import { percentOf } from '../../shared/cents.js';
import type { BuyerFacts } from '../buyer-facts.js';
import { DAY, instants, newZealandDay } from '../calendar.js';
import {
  ADMIN_USER_ID,
  KOWHAI_PLUMBING_ID,
  POHUTUKAWA_SCHOOL_ID,
  RATA_PRINT_ID,
  RATA_STUDIO_BUYER_ID,
  STAFF_USER_ID,
} from '../demo-records.js';
import type { Partners } from '../partners.js';
import { Random } from '../random.js';
import { reservedSlots } from '../reserved-slots.js';
import type { Row } from '../row.js';
import type { SupplierFacts } from '../supplier-facts.js';
import { byName } from '../texts/by-name.js';
import leadTexts from '../texts/lead-texts.json' with { type: 'json' };

/** A lead that became an enquiry, and the time from which it did. */
export interface ConvertedLead {
  readonly id: number;
  readonly supplier: SupplierFacts;
  readonly buyer: BuyerFacts;
  readonly at: number;
  readonly sold: boolean;
}

const RESERVED = [
  { who: 'kowhai', rows: 30 },
  { who: 'pohutukawa', rows: 30 },
  { who: 'rata', rows: 28 },
  { who: 'rata-studio', rows: 28 },
] as const;

const STATUS_BY_AGE = [
  { days: 10, weights: { 'Card Created': 80, 'Action Taken': 20 } },
  {
    days: 90,
    weights: {
      'Card Created': 26,
      'Action Taken': 30,
      'Sounding Positive': 16,
      'Enquiry Created': 10,
      'Future Follow Up': 8,
      'No Opportunity': 5,
      'Slim Chance': 2,
      'Already Using': 3,
    },
  },
  {
    days: Number.POSITIVE_INFINITY,
    weights: {
      'Card Created': 14,
      'Action Taken': 16,
      'Sounding Positive': 8,
      'Enquiry Created': 12,
      Sale: 14,
      'Future Follow Up': 11,
      'Already Using': 7,
      'No Opportunity': 13,
      'Slim Chance': 5,
    },
  },
] as const;

/** The chances that a status sets (R194). Other statuses leave the chance unchanged. */
const CHANCES: Readonly<Record<string, number>> = {
  'Action Taken': 20,
  'Sounding Positive': 60,
  Sale: 100,
  'Future Follow Up': 40,
  'Slim Chance': 10,
  'No Opportunity': 0,
  'Enquiry Created': 60,
};
const RESPONSES: Readonly<Record<string, string>> = {
  'Sounding Positive': 'Sounding Positive',
  'Future Follow Up': 'Future Follow Up',
  'Already Using': 'No Opportunity (Already Using)',
  'No Opportunity': 'No Opportunity (Not Interested)',
};

function milestones(random: Random, status: string, created: number, now: number) {
  const touched = status !== 'Card Created';
  const acted = created + random.between(0.2, 6) * DAY;
  const answered = acted + random.between(0.5, 20) * DAY;
  const within = (time: number) => new Date(Math.min(time, now - 3_600_000));
  const positive =
    ['Sounding Positive', 'Sale'].includes(status) || (status === 'Enquiry Created' && random.chance(0.6));
  const response = RESPONSES[status] ?? (positive && random.chance(0.7) ? 'Sounding Positive' : null);
  return {
    customers_response: response,
    customers_comments:
      response !== null && random.chance(0.6)
        ? random.pick(byName(leadTexts.comments, response) ?? ['Thanks.'])
        : null,
    customer_hidden: ['Already Using', 'No Opportunity'].includes(status) && random.chance(0.5),
    chance: CHANCES[status] ?? null,
    action_taken_at: touched ? within(acted) : null,
    sounding_positive_at: positive ? within(answered) : null,
    future_action_on: status === 'Future Follow Up' ? newZealandDay(now + random.int(-30, 240) * DAY) : null,
    slim_chance_at: status === 'Slim Chance' ? within(answered) : null,
    no_opportunity_at: status === 'No Opportunity' ? within(answered) : null,
  };
}

/** The limits of the bands of estimated revenue, in dollars (R210). */
const BANDS = [80, 500, 2000, 5000, 10_000, 24_000];

/** Returns the amounts of a sale, within the estimate. Leads without a sale have none. */
function outcome(random: Random, status: string, band: number) {
  if (status !== 'Sale') return { actual_revenue: null, actual_contribution: null };
  const revenue = Math.round(random.between(BANDS[band - 1] ?? 80, BANDS[band] ?? 24_000));
  return { actual_revenue: revenue, actual_contribution: percentOf(revenue, random.between(3, 10)) };
}

function statusFor(random: Random, ageInDays: number): string {
  const band = STATUS_BY_AGE.find((one) => ageInDays < one.days) ?? STATUS_BY_AGE[2];
  return random.weighted(band.weights as Record<string, number>);
}

/** Draws a pair of buyer and supplier that has no lead yet. `who` sets one of them. */
function pair(random: Random, partners: Partners, who: string | undefined, at: number, taken: Set<number>) {
  const supplierId = who === 'kowhai' ? KOWHAI_PLUMBING_ID : who === 'rata' ? RATA_PRINT_ID : null;
  const buyerId =
    who === 'pohutukawa' ? POHUTUKAWA_SCHOOL_ID : who === 'rata-studio' ? RATA_STUDIO_BUYER_ID : null;
  for (let tries = 0; tries < 60; tries += 1) {
    // Buyers with preferences need to reach further down the list, or the pairs run out.
    const buyer =
      buyerId !== null
        ? partners.buyers[buyerId - 1]
        : supplierId !== null
          ? random.pick(partners.buyers)
          : partners.busyBuyers.drawWhere(random, (one) => one.joined < at);
    if (buyer === undefined) break;
    const supplier =
      supplierId !== null
        ? partners.suppliers[supplierId - 1]
        : partners.preferences.supplierFor(random, buyer, at);
    if (supplier === undefined) break;
    const key = supplier.id * 1_000_000 + buyer.id;
    if (taken.has(key)) continue;
    taken.add(key);
    return { supplier, buyer };
  }
  return null;
}

/** Yields leads in order of time. Those that became enquiries are also added to `converted`. */
export function* leadRows(
  count: number,
  now: Date,
  partners: Partners,
  converted: ConvertedLead[],
): Generator<Row> {
  const random = new Random('leads');
  const amounts = new Random('lead amounts');
  const slots = reservedSlots(count, RESERVED, 8);
  const taken = new Set<number>();
  let id = 0;
  let index = -1;
  for (const created of instants(new Random('lead times'), count, '2019-02-01', now)) {
    index += 1;
    const drawn =
      pair(random, partners, slots.get(index), created, taken) ??
      pair(random, partners, undefined, created, taken);
    if (drawn === null) continue;
    const { supplier, buyer } = drawn;
    id += 1;
    const status = statusFor(random, (now.getTime() - created) / DAY);
    const stones = milestones(random, status, created, now.getTime());
    const band = random.int(1, 5);
    if (status === 'Enquiry Created' || status === 'Sale') {
      converted.push({
        id,
        supplier,
        buyer,
        at: (stones.action_taken_at?.getTime() ?? created) + 3_600_000,
        sold: status === 'Sale',
      });
    }
    yield {
      id,
      impact_buyer_id: buyer.id,
      supplier_id: supplier.id,
      from_type: 'Impact Buyer',
      from_name: buyer.contactName,
      from_phone: buyer.phone,
      from_email: buyer.email,
      buyer_type: buyer.buyerType,
      call_rail_phone: supplier.callRailPhone,
      url_keyword: supplier.urlKeyword,
      list_title: supplier.listTitle,
      summary: supplier.leadSummary,
      opportunity_summary: random.chance(0.75) ? random.pick(leadTexts.opportunities) : null,
      notes: random.chance(0.35) ? random.pick(leadTexts.leadNotes) : null,
      status,
      created_at: new Date(created),
      ...stones,
      weight: random.int(0, 10),
      lead_type: random.chance(0.85)
        ? random.weighted({ Direct: 60, 'Their Client': 14, 'Out Sourcing': 14, Collaborative: 12 })
        : null,
      person_responsible_id: random.chance(0.6) ? random.pick([ADMIN_USER_ID, STAFF_USER_ID]) : null,
      estimated_revenue_band: random.chance(0.85) ? band : null,
      estimated_contribution_band: random.chance(0.85) ? Math.max(1, band - random.int(0, 1)) : null,
      ...outcome(amounts, status, band),
      archived_at: status === 'No Opportunity' && random.chance(0.15) ? now : null,
      updated_at: stones.sounding_positive_at ?? stones.action_taken_at ?? new Date(created),
    };
  }
  converted.sort((a, b) => a.at - b.at);
}
