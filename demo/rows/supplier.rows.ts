import { MONTHS } from '../../shared/months.js';
import { DAY, newZealandDay } from '../calendar.js';
import {
  KOWHAI_PLUMBING_ID,
  RATA_PRINT_ID,
  RATA_STUDIO_BUYER_ID,
  SERVICES_LIST_ID,
} from '../demo-records.js';
import { fileAddress, profileName, VARIANTS } from '../pictures/picture-names.js';
import { Random } from '../random.js';
import { Json, type Row } from '../row.js';
import { contributionTerms, type SupplierFacts } from '../supplier-facts.js';
import { type BusinessNames, slug } from '../texts/business-names.js';
import { landline, mobile, plainName } from '../texts/people.js';
import { STREETS } from '../texts/places.js';
import texts from '../texts/supplier-texts.json' with { type: 'json' };
import { ALL_SERVICES } from '../trades/all-trades.js';
import { serviceArea } from './service-area.js';
import { drawContribution } from './supplier-contribution.js';
import { buttons, premises, presentation, sustainability } from './supplier-extras.js';
import { type SupplierIdentity, supplierIdentity } from './supplier-identity.js';

/** The relative number of customers, by status. */
const PULL: Readonly<Record<string, number>> = {
  'Approved & Live': 1,
  'Paused / Live': 0.5,
  'Left & Removed': 0.35,
};

function fill(text: string, identity: SupplierIdentity, years: number): string {
  return text
    .replaceAll('{name}', identity.name)
    .replaceAll('{suburb}, {city}', [...new Set([identity.place.suburb, identity.place.city])].join(', '))
    .replaceAll('{suburb}', identity.place.suburb)
    .replaceAll('{city}', identity.place.city)
    .replaceAll('{years}', String(years));
}

function joinedOn(random: Random, id: number, now: number): number {
  const first = Date.parse('2017-08-01T00:00:00Z');
  if (id < SERVICES_LIST_ID) return first + Math.floor(random.next() * 120) * DAY;
  return first + Math.floor(random.next() ** 1.4 * (now - 20 * DAY - first));
}

function services(random: Random, id: number, identity: SupplierIdentity): readonly string[] {
  if (id === SERVICES_LIST_ID) return ALL_SERVICES;
  const all = identity.kind.services;
  const chosen = new Set(random.sample(all.slice(1), random.int(2, 7)));
  return all.filter((service, index) => index === 0 || chosen.has(service));
}

function searchServices(random: Random, id: number, identity: SupplierIdentity): readonly string[] {
  if (id === SERVICES_LIST_ID) return [];
  const chosen = random.sample(identity.trade.keywords, random.int(2, 5));
  return id === KOWHAI_PLUMBING_ID ? [...new Set(['blocked drain', ...chosen])] : chosen;
}

function weights(random: Random, id: number) {
  const weight = () => random.int(1, 9);
  return {
    search_weight:
      id === KOWHAI_PLUMBING_ID || id === RATA_PRINT_ID ? 9 : random.chance(0.55) ? weight() : null,
    commercial_search_weight: random.chance(0.15) ? weight() : null,
    consumer_search_weight: random.chance(0.15) ? weight() : null,
  };
}

function addresses(random: Random, identity: SupplierIdentity) {
  const { city, postCode } = identity.place;
  const suburb = identity.place.suburb === city ? null : identity.place.suburb;
  const asAbove = random.chance(0.7);
  const street = `${random.int(1, 240)} ${random.pick(STREETS)}`;
  // A saved supplier has its postal address stored as well, even if it is the same (R091).
  return {
    physical_address: street,
    physical_suburb: suburb,
    physical_city: city,
    physical_post_code: postCode,
    postal_address: asAbove ? street : `PO Box ${random.int(100, 9999)}`,
    postal_suburb: suburb,
    postal_city: city,
    postal_post_code: postCode,
    postal_as_above: asAbove,
  };
}

function contacts(random: Random, identity: SupplierIdentity, domain: string) {
  const owner = identity.owner;
  const tracked = random.chance(0.8);
  return {
    owner_name: owner.fullName,
    owner_mobile: mobile(random),
    owner_email: `${plainName(owner.given)}@${domain}`,
    owner_contact_person: random.chance(0.75) ? owner.given : `${owner.given} or the office`,
    call_rail_phone: tracked ? landline(random, identity.place.areaCode) : null,
    call_tracking_title: tracked ? random.pick(['Owner-Operator', 'Salesperson', 'Office']) : null,
    call_tracking_forward_number: tracked ? mobile(random) : null,
    enquiry_email: `enquiries@${domain}`,
    invoice_email: random.chance(0.6) ? `accounts@${domain}` : null,
    intros_email: random.chance(0.4) ? `hello@${domain}` : null,
  };
}

/** Returns one supplier: its row and the facts that later rows need. */
export function supplier(id: number, names: BusinessNames, now: number): { row: Row; facts: SupplierFacts } {
  const random = new Random(`supplier ${id}`);
  const identity = supplierIdentity(random, names, id);
  const { trade, name, status, place } = identity;
  const { listTitle } = identity.kind;
  const offered = services(random, id, identity);
  const domain = `${slug(name).replaceAll('-', '').slice(0, 60)}.example`;
  const website = `https://www.${domain}`;
  const joined = joinedOn(random, id, now);
  const years = random.int(4, 38);
  const variant = random.pick(VARIANTS);
  const urlKeyword =
    id === KOWHAI_PLUMBING_ID
      ? 'kowhai'
      : id === RATA_PRINT_ID
        ? 'rata'
        : random.chance(0.86)
          ? names.keyword(name, id)
          : null;
  const drawn = drawContribution(random, trade);
  const contribution =
    id === KOWHAI_PLUMBING_ID || id === RATA_PRINT_ID ? contributionTerms('%', 5, 0) : drawn;
  const home = id === KOWHAI_PLUMBING_ID || id === SERVICES_LIST_ID;
  const nationwide = random.next() * 100 < trade.nationwide;
  const area = serviceArea(random, place, home ? 'home' : nationwide ? 'nationwide' : 'regional');
  const removed = status === 'Left & Removed';
  const audience = random.weighted({ both: 84, commercial: 9, consumer: 7 });
  const contact = contacts(random, identity, domain);
  const shown = presentation(random, trade, website);
  const summary = random.chance(0.6) ? random.pick(texts.leadSummaries) : null;
  const row: Row = {
    id,
    name,
    list_title: listTitle,
    membership_listing_date: newZealandDay(joined),
    status,
    url_keyword: urlKeyword,
    ...contact,
    paper_directory_email_alias: random.chance(0.2) ? `directory${id}@uplift.example` : null,
    website: random.chance(0.92) ? website : null,
    admin_notes: random.chance(0.4) ? random.pick(texts.adminNotes) : null,
    specific_benefits: random.chance(0.5) ? random.pick(texts.specificBenefits) : null,
    reason_for_leaving: removed ? random.pick(texts.reasonsForLeaving) : null,
    lead_summary: summary,
    ...weights(random, id),
    show_commercial: audience !== 'consumer' || id <= RATA_PRINT_ID,
    show_consumer: audience !== 'commercial' || id <= RATA_PRINT_ID,
    membership_option: random.pick(texts.membershipOptions),
    contribution_type: contribution.type,
    contribution_details: contribution.details,
    is_gst_registered: random.chance(0.88),
    sign_up_month: MONTHS[new Date(joined).getUTCMonth()] ?? null,
    ...addresses(random, identity),
    image_url:
      id === SERVICES_LIST_ID || random.chance(0.03) ? null : fileAddress(profileName(trade.slug, variant)),
    profile_picture_title: random.chance(0.5) ? random.pick(trade.work) : null,
    who_are_we: fill(random.pick(texts.whoAreWe), identity, years),
    about_what_we_do: random.pick(trade.about),
    services: offered,
    search_services: searchServices(random, id, identity),
    service_regions: area.regions,
    service_districts: area.districts,
    locations: [place.suburb === place.city ? place.city : `${place.suburb}, ${place.city}`],
    locations_json: new Json(premises(id, place)),
    impact_buyer_id: id === RATA_PRINT_ID ? RATA_STUDIO_BUYER_ID : null,
    ...buttons(random, website),
    ...shown,
    ...sustainability(random),
    created_at: new Date(joined),
    updated_at: new Date(joined),
  };
  const facts: SupplierFacts = {
    id,
    trade,
    name,
    listTitle,
    enquiries: trade.enquiries.filter((text) => text.asksFor.some((service) => offered.includes(service))),
    city: place.city,
    region: place.region,
    serves: area.regions,
    status,
    urlKeyword,
    contribution,
    joined,
    callRailPhone: contact.call_rail_phone,
    leadSummary: summary,
    specialFieldLabel: shown.special_field_label,
    // A few are very busy; most have a customer now and then.
    pull: id === SERVICES_LIST_ID ? 0 : (PULL[status] ?? 0) / (0.02 + random.next()) ** 0.9,
  };
  return { row, facts };
}
