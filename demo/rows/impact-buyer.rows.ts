import { BUYER_TYPES } from '../../server/directory/impact-buyers/buyer-types.js';
import type { BuyerFacts } from '../buyer-facts.js';
import { DAY } from '../calendar.js';
import { POHUTUKAWA_SCHOOL_ID, RATA_STUDIO_BUYER_ID, YOUTH_TRUST_ID } from '../demo-records.js';
import { fileAddress, logoName } from '../pictures/picture-names.js';
import { Random } from '../random.js';
import type { Row } from '../row.js';
import { BusinessNames, NATIVE_WORDS, slug } from '../texts/business-names.js';
import texts from '../texts/buyer-texts.json' with { type: 'json' };
import { byName } from '../texts/by-name.js';
import { landline, mobile, person, plainName } from '../texts/people.js';
import { PLACES, type Place, STREETS } from '../texts/places.js';
import { LIVE_CAUSE_IDS } from './good-cause.rows.js';

const NAMED: Readonly<Record<number, { name: string; type: string; keyword: string; contact: string }>> = {
  [POHUTUKAWA_SCHOOL_ID]: {
    name: 'Pōhutukawa School',
    type: 'School',
    keyword: 'pohutukawa',
    contact: 'Mere Rangihuna',
  },
  [RATA_STUDIO_BUYER_ID]: {
    name: 'Rātā Print Studio',
    type: 'Small Service Business ( 2 - 20 )',
    keyword: 'rata-studio',
    contact: 'Sina Leota',
  },
};

function drawName(random: Random, type: string, place: Place, family: string, taken: Set<string>): string {
  const draw = () =>
    random
      .pick(byName(texts.buyerNames, type) ?? ['{word} Trust'])
      .replace('{word}', random.pick(NATIVE_WORDS))
      .replace('{town}', place.city)
      .replace('{suburb}', place.suburb)
      .replace('{family}', family);
  let name = draw();
  for (let tries = 0; taken.has(name) && tries < 8; tries += 1) name = draw();
  taken.add(name);
  return name;
}

const TRADES = new Set(['Medium Service Business ( 20 - 50 )', 'Large Company ( 50 + )']);
const SHOPS = new Set(['Physical Shop', 'Online Store', 'Farm']);
const LAST_ON_FRONT_PAGE = 80;

/**
 * Returns the place of a buyer on the front page: the first ones as buyers, then those that work or sell for
 * others.
 */
function frontPagePlace(id: number, type: string): 'buyer' | 'tradie' | 'supplier' | null {
  if (id <= 12) return 'buyer';
  if (id > LAST_ON_FRONT_PAGE) return null;
  return TRADES.has(type) ? 'tradie' : SHOPS.has(type) ? 'supplier' : null;
}

function report(random: Random, name: string, town: string) {
  const words = {
    who_we_are: random.pick(texts.buyerWhoWeAre).replaceAll('{name}', name).replaceAll('{town}', town),
    recent_impact_story: random.chance(0.6) ? random.pick(texts.impactStories) : null,
    description: `${name}, ${town}`,
    // Not set by staff: the front page then uses the number of the report.
    suppliers_used: null,
    ...texts.reportSlogans,
  };
  // Without this draw, all buyers would get other sales.
  random.next();
  return words;
}

const NO_REPORT = Object.fromEntries(
  [
    'who_we_are',
    'recent_impact_story',
    'description',
    'suppliers_used',
    ...Object.keys(texts.reportSlogans),
  ].map((key) => [key, null]),
);

/** Yields the impact buyers: the row of each, and the facts that later rows need. */
export function* impactBuyers(count: number, now: number): Generator<{ row: Row; facts: BuyerFacts }> {
  const taken = new Set(Object.values(NAMED).map((buyer) => buyer.name));
  const keywords = new BusinessNames();
  for (let id = 1; id <= count; id += 1) {
    const random = new Random(`buyer ${id}`);
    const named = NAMED[id];
    const noType = named === undefined && random.chance(0.03);
    const type = named?.type ?? BUYER_TYPES[(id - 1) % BUYER_TYPES.length] ?? 'Charity';
    const place = random.pick(PLACES);
    const contact = person(random);
    const contactName = named?.contact ?? contact.fullName;
    const name = named?.name ?? drawName(random, type, place, contact.family, taken);
    const domain = `${slug(name).replaceAll('-', '').slice(0, 60)}.example`;
    const interested = named ? 'Open' : random.weighted({ Open: 58, Prospecting: 32, 'Not Interested': 10 });
    const live = named !== undefined || (interested === 'Open' && random.chance(0.7));
    const status = live ? 'Live Report' : random.weighted({ 'Data Only': 65, Drafting: 35 });
    const joined =
      Date.parse('2017-10-01T00:00:00Z') +
      (named ? 0 : Math.floor(random.next() ** 1.3 * (now - 40 * DAY - Date.parse('2017-10-01T00:00:00Z'))));
    const cause = id <= 6 ? YOUTH_TRUST_ID : random.chance(0.85) ? random.pick(LIVE_CAUSE_IDS) : null;
    const action = random.weighted({ "Haven't Done": 46, 'In Process': 22, Completed: 26, Other: 6 });
    const phone = random.chance(0.5) ? mobile(random) : landline(random, place.areaCode);
    const address = `${random.int(1, 210)} ${random.pick(STREETS)}, ${place.suburb}, ${place.city} ${place.postCode}`;
    const email = `${plainName(contactName)}@${domain}`;
    const shownAs = live ? frontPagePlace(id, noType ? '' : type) : null;
    const sells = shownAs === 'supplier';
    const row: Row = {
      id,
      name,
      buyer_type: noType ? null : type,
      interested_status: interested,
      status,
      good_cause_id: cause,
      contact_name: contactName,
      contact_title: random.pick(texts.contactTitles),
      contact_connection: cause !== null && random.chance(0.5) ? random.pick(texts.connections) : null,
      email,
      phone,
      address,
      chance_of_lead: random.chance(0.8) ? random.weighted({ Low: 30, Good: 45, Strong: 25 }) : null,
      link_key: random.key(32),
      good_cause_action: action,
      good_cause_link_enabled: cause !== null && random.chance(id <= 6 ? 1 : 0.45),
      is_good_cause: type === 'Charity' && random.chance(0.3),
      good_cause_comments: action === "Haven't Done" ? null : random.pick(texts.causeComments),
      action_notes: random.chance(0.5) ? random.pick(texts.actionNotes) : null,
      admin_notes: random.chance(0.4) ? random.pick(texts.buyerAdminNotes) : null,
      website: random.chance(0.85) ? `https://www.${domain}` : null,
      url_keyword: named?.keyword ?? (live ? keywords.keyword(name, id) : null),
      image_url: fileAddress(logoName(name, id)),
      buyer_selected: shownAs === 'buyer',
      tradies_selected: shownAs === 'tradie',
      supplier_selected: sells,
      supplier_enquiry_total: sells ? random.int(24, 180) : null,
      supplier_contribution_total: sells ? random.int(900, 6400) : null,
      created_at: new Date(joined),
      updated_at: new Date(joined),
      ...(live ? report(random, name, place.city) : NO_REPORT),
    };
    yield {
      row,
      facts: {
        id,
        name,
        goodCauseId: cause,
        contactName,
        email,
        phone,
        address,
        town: place.suburb,
        region: place.region,
        joined,
        buyerType: noType ? null : type,
        pull: interested === 'Not Interested' ? 0.1 : 1 / (0.05 + random.next()) ** 0.8,
      },
    };
  }
}
