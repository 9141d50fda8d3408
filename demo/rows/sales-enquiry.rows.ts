import type { BuyerFacts } from '../buyer-facts.js';
import { DAY, instants } from '../calendar.js';
import {
  ADMIN_USER_ID,
  KOWHAI_PLUMBING_ID,
  POHUTUKAWA_SCHOOL_ID,
  RATA_PRINT_ID,
  RATA_STUDIO_BUYER_ID,
  STAFF_USER_ID,
  YOUTH_TRUST_ID,
} from '../demo-records.js';
import type { Partners } from '../partners.js';
import { Random } from '../random.js';
import { reservedSlots } from '../reserved-slots.js';
import type { Row } from '../row.js';
import { comesTo, type SupplierFacts } from '../supplier-facts.js';
import { byName } from '../texts/by-name.js';
import texts from '../texts/enquiry-texts.json' with { type: 'json' };
import { mobile, person, privateEmail } from '../texts/people.js';
import { PLACES, STREETS } from '../texts/places.js';
import supplierTexts from '../texts/supplier-texts.json' with { type: 'json' };
import { emailStateAt, followUp, outcome, type Progress, progressAt } from './enquiry-progress.js';
import { LIVE_CAUSE_IDS } from './good-cause.rows.js';
import type { ConvertedLead } from './lead.rows.js';
import { firstCategoryOf } from './supplier-children.rows.js';

const RESERVED = [
  { who: 'kowhai', rows: 72 },
  { who: 'rata', rows: 44 },
  { who: 'pohutukawa', rows: 40 },
  { who: 'rata-studio', rows: 34 },
  { who: 'youth-trust', rows: 34 },
] as const;
type Reserved = (typeof RESERVED)[number]['who'];

const CONSUMER_VIA = {
  'Email off Website': 52,
  'Call Tracking': 19,
  'Repeat Sale': 9,
  Affiliate: 7,
  Connection: 5,
  'Backdoor Sale': 3,
  'Alias Email': 3,
  Other: 2,
};
const BUYER_VIA = {
  'Email off Website': 42,
  'Call Tracking': 11,
  'Repeat Sale': 18,
  Affiliate: 5,
  'Brokered Lead': 5,
  Connection: 12,
  'Backdoor Sale': 3,
  'Alias Email': 2,
  Other: 2,
};

interface Parties {
  readonly supplier: SupplierFacts | null;
  readonly buyer: BuyerFacts | null;
  readonly goodCauseId: number | null;
  readonly lead: ConvertedLead | null;
}

function parties(
  random: Random,
  partners: Partners,
  who: Reserved | undefined,
  at: number,
  lead: ConvertedLead | null,
): Parties {
  if (lead !== null)
    return { supplier: lead.supplier, buyer: lead.buyer, goodCauseId: lead.buyer.goodCauseId, lead };
  const { suppliers, buyers } = partners;
  const supplierId = who === 'kowhai' ? KOWHAI_PLUMBING_ID : who === 'rata' ? RATA_PRINT_ID : null;
  const buyerId =
    who === 'pohutukawa' ? POHUTUKAWA_SCHOOL_ID : who === 'rata-studio' ? RATA_STUDIO_BUYER_ID : null;
  const requestedSupplier = supplierId === null ? undefined : suppliers[supplierId - 1];
  const drawn = random.chance(0.46)
    ? partners.busyBuyers.drawWhere(
        random,
        (one) =>
          one.joined < at && (requestedSupplier === undefined || comesTo(requestedSupplier, one.region)),
      )
    : null;
  const buyer = buyerId === null ? drawn : (buyers[buyerId - 1] ?? null);
  const supplier =
    supplierId !== null
      ? requestedSupplier
      : buyer !== null
        ? partners.preferences.supplierFor(random, buyer, at)
        : partners.busySuppliers.drawWhere(random, (one) => one.joined < at);
  const own = random.chance(0.74) ? random.pick(LIVE_CAUSE_IDS) : null;
  const goodCauseId = who === 'youth-trust' ? YOUTH_TRUST_ID : (buyer?.goodCauseId ?? own);
  // A few old rows were imported without their supplier.
  return { supplier: supplier ?? null, buyer, goodCauseId, lead: null };
}

function drawVia(random: Random, hasBuyer: boolean, progress: Progress, fromLead: boolean): string {
  if (fromLead) return 'Brokered Lead';
  if (progress === 'Introduction')
    return random.weighted({ Connection: 75, 'Email off Website': 15, Other: 10 });
  return random.weighted(hasBuyer ? BUYER_VIA : CONSUMER_VIA);
}

function customer(random: Random, buyer: BuyerFacts | null) {
  if (buyer !== null && random.chance(0.65)) {
    return { full_name: buyer.contactName, email: buyer.email, mobile: buyer.phone, address: buyer.address };
  }
  const { fullName } = person(random);
  const place = random.pick(PLACES);
  return {
    full_name: fullName,
    email: privateEmail(random, fullName),
    mobile: random.chance(0.85) ? mobile(random) : null,
    address: random.chance(0.4)
      ? `${random.int(1, 240)} ${random.pick(STREETS)}, ${place.suburb}, ${place.city}`
      : null,
  };
}

function wording(random: Random, supplier: SupplierFacts | null, name: string, via: string) {
  if (supplier === null) return { enquiry_about: 'General enquiry', message: null };
  const own = supplier.enquiries.length > 0 && random.chance(0.94);
  const text = own ? random.pick(supplier.enquiries) : random.pick(texts.generalEnquiries);
  if (via === 'Call Tracking') {
    return {
      enquiry_about: text.about,
      message: `Call of ${random.int(1, 9)} minutes, put through by call tracking.`,
    };
  }
  const body = text.message
    .replaceAll('{place}', supplier.city)
    .replaceAll('{when}', random.pick(texts.when))
    .replaceAll('{title}', supplier.listTitle.toLowerCase());
  const farewell = random.pick(texts.farewells).replace('{name}', name.split(' ')[0] ?? name);
  const more = random.chance(0.3) ? ` ${random.pick(texts.afterthoughts)}` : '';
  const parts = [random.pick(texts.greetings), body + more, farewell];
  return { enquiry_about: text.about, message: parts.filter((part) => part !== '').join('\n') };
}

function notes(random: Random, hasBuyer: boolean, progress: Progress) {
  return {
    admin_notes: random.chance(0.22) ? random.pick(texts.adminNotes) : null,
    supplier_notes: random.chance(0.45) ? random.pick(texts.supplierNotes[progress]) : null,
    buyer_notes: hasBuyer && random.chance(0.28) ? random.pick(texts.buyerNotes[progress]) : null,
  };
}

function opened(random: Random, state: string, at: number, now: number): Date | null {
  if (state !== 'Viewed' && state !== 'Reply Sent') return null;
  return new Date(Math.min(at + random.between(0.01, 2.5) * DAY, now));
}

/** The leads that become enquiries, in order of time. A reserved row stays with its record. */
class LeadQueue {
  private next = 0;
  constructor(private readonly leads: readonly ConvertedLead[]) {}

  takeBefore(at: number): ConvertedLead | null {
    const lead = this.leads[this.next];
    if (lead === undefined || lead.at > at) return null;
    this.next += 1;
    return lead;
  }
}

/**
 * Yields enquiries in order of time from January 2018 until now. Rows of converted leads have the id of their
 * lead.
 */
export function* salesEnquiryRows(
  count: number,
  now: Date,
  partners: Partners,
  converted: readonly ConvertedLead[],
): Generator<Row> {
  const random = new Random('enquiries');
  const slots = reservedSlots<Reserved>(count, RESERVED, 15);
  const queue = new LeadQueue(converted);
  let id = 0;
  for (const at of instants(new Random('enquiry times'), count, '2018-01-08', now)) {
    const who = slots.get(id);
    id += 1;
    const age = (now.getTime() - at) / DAY;
    const lead = who === undefined ? queue.takeBefore(at) : null;
    const imported = who === undefined && lead === null && age > 2600 && random.chance(0.08);
    const { supplier, buyer, goodCauseId } = parties(random, partners, who, at, lead);
    const progress =
      lead === null
        ? progressAt(random, age)
        : lead.sold
          ? 'Completed'
          : random.chance(0.5)
            ? 'In Progress'
            : progressAt(random, age);
    const state = emailStateAt(random, progress, age);
    const via = drawVia(random, buyer !== null, progress, lead !== null);
    const contact = customer(random, buyer);
    const closed = progress === 'Completed' || progress === 'Fallen Through';
    const answers = byName(supplierTexts.specialAnswers, supplier?.specialFieldLabel ?? '');
    yield {
      id,
      enquired_at: new Date(at),
      supplier_id: imported ? null : (supplier?.id ?? null),
      impact_buyer_id: buyer?.id ?? null,
      buyer_type: buyer?.buyerType ?? null,
      category_id: imported || supplier === null ? null : firstCategoryOf(supplier),
      good_cause_id: goodCauseId,
      referred_by_supplier_id: random.chance(0.03) ? partners.busySuppliers.draw(random).id : null,
      lead_id: lead?.id ?? null,
      person_responsible_id: random.chance(0.22) ? random.pick([ADMIN_USER_ID, STAFF_USER_ID]) : null,
      ...contact,
      join_email_list: random.chance(0.3),
      heard_from: random.chance(0.4) ? random.pick(texts.heardFrom) : null,
      import_supplier: imported ? random.pick(texts.imported) : null,
      progress,
      buyer_feedback:
        buyer !== null && closed && random.chance(0.5)
          ? random.chance(0.88)
            ? progress
            : 'In Progress'
          : buyer !== null && progress === 'In Progress' && random.chance(0.2)
            ? 'In Progress'
            : null,
      email_state: state,
      opened_at: opened(random, state, at, now.getTime()),
      via,
      ...wording(random, supplier, contact.full_name, via),
      ...outcome(random, imported ? null : supplier, progress, age),
      repeat_sale: via === 'Repeat Sale' || random.chance(0.03),
      ...notes(random, buyer !== null, progress),
      special_field: answers !== undefined && random.chance(0.7) ? random.pick(answers) : null,
      ...followUp(random, progress, now.getTime(), lead !== null),
      archived_at: closed && age > 500 && random.chance(0.025) ? new Date(at + 400 * DAY) : null,
      created_at: new Date(at),
      updated_at: new Date(Math.min(at + (closed ? random.between(3, 40) * DAY : 0), now.getTime())),
    };
  }
}
