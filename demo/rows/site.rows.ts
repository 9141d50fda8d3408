import { IMPACT_BOXES } from '../../server/sales/orders/impact-boxes.js';
import { DAY } from '../calendar.js';
import { ADMIN_USER_ID, STAFF_USER_ID } from '../demo-records.js';
import type { Partners } from '../partners.js';
import {
  BANNER_TRADES,
  bannerName,
  categoryName,
  fileAddress,
  mobileBannerName,
} from '../pictures/picture-names.js';
import { Random } from '../random.js';
import { Json, type Row } from '../row.js';
import type { SupplierFacts } from '../supplier-facts.js';
import { mobile, person, privateEmail } from '../texts/people.js';
import { PLACES, STREETS } from '../texts/places.js';
import { TRADES } from '../trades/all-trades.js';
import { LIVE_CAUSE_IDS } from './good-cause.rows.js';

const OPENED = new Date('2017-07-15T00:00:00Z');

export function* categoryRows(): Generator<Row> {
  for (const [index, trade] of TRADES.entries()) {
    yield {
      id: index + 1,
      name: trade.category,
      image_url: fileAddress(categoryName(trade.slug)),
      created_at: OPENED,
      updated_at: OPENED,
    };
  }
}

export function* subCategoryRows(): Generator<Row> {
  let id = 0;
  for (const [index, trade] of TRADES.entries()) {
    for (const name of trade.subCategories)
      yield { id: ++id, category_id: index + 1, name, created_at: OPENED, updated_at: OPENED };
  }
}

const BANNERS: Readonly<Record<(typeof BANNER_TRADES)[number], { title: string; text: string }>> = {
  plumbing: {
    title: 'Dry floors, warm water',
    text: 'Fixed by people who give five percent of every job to a cause you choose.',
  },
  gardening: {
    title: 'Gardens the tūī will find',
    text: 'Native planting and steady care, and a little of it goes back into the community.',
  },
  catering: {
    title: 'A table for everyone',
    text: 'From morning tea to two hundred guests, cooked with what is in season.',
  },
  printing: {
    title: 'Print that pulls its weight',
    text: 'Posters, signs and yearbooks on good paper, for good reasons.',
  },
  building: {
    title: 'Built to be handed on',
    text: 'Renovations and new homes by a crew that trains local apprentices.',
  },
  travel: { title: 'Two nights, no email', text: 'Retreats and camps at the end of a gravel road.' },
  coffee: {
    title: 'Good morning, well earned',
    text: 'Beans roasted twice a week, and a fair price all the way back to the farm.',
  },
  electrical: {
    title: 'Let the sun do some of it',
    text: 'Solar, heat pumps and honest advice about what is worth it.',
  },
};

/** Yields eight featured listings, each of a listed supplier of the trade in its picture. */
export function* featuredListingRows(suppliers: readonly SupplierFacts[]): Generator<Row> {
  for (const [position, slug] of BANNER_TRADES.entries()) {
    const supplier = suppliers.find(
      (one) => one.trade.slug === slug && one.status === 'Approved & Live' && one.pull > 0,
    );
    if (supplier === undefined) continue;
    yield {
      id: position + 1,
      supplier_id: supplier.id,
      image_url: fileAddress(bannerName(slug)),
      mobile_image_url: fileAddress(mobileBannerName(slug)),
      ...BANNERS[slug],
      position,
    };
  }
}

/** The type, the value, the address, the days until due (null: no due date) and the status of each action. */
const ACTIONS: readonly (readonly [string, string, string, number | null, string])[] = [
  ['Revenue entered', 'Kōwhai Plumbing entered $480.00', '/admin/salesEnquiry/ref_id', 1, 'New'],
  [
    'New supplier request',
    'A joiner in Ōamaru would like to be listed',
    '/admin/businesses/ref_id',
    3,
    'New',
  ],
  ['Issue reported', 'Wrong customer on an enquiry', '/admin/salesEnquiry/ref_id', 0, 'New'],
  [
    'Opportunities reviewed',
    'Pōhutukawa School has been through its leads',
    '/admin/leads/ref_id',
    null,
    'New',
  ],
  ['Testimonial to check', 'A new testimonial needs review', '/admin/businesses/ref_id', null, 'New'],
  [
    'Impact buyer request',
    'The Youth Trust suggests a new impact buyer',
    '/admin/ImpactBusinessAdmin/ref_id',
    5,
    'New',
  ],
  ['Follow up', 'Ring about the office cleaning contract', '/admin/salesEnquiry/ref_id', -2, 'New'],
  [
    'Contribution to confirm',
    'Completed sale without a contribution',
    '/admin/salesEnquiry/ref_id',
    7,
    'New',
  ],
  ['Website clicks to review', 'Four new clicks on a shop link', '/admin/businesses/ref_id', null, 'New'],
  ['Follow up', 'Certificate for the board meeting', '/admin/ImpactBusinessAdmin/ref_id', -20, 'Done'],
  ['Issue reported', 'Accidental enquiry', '/admin/salesEnquiry/ref_id', -34, 'Dismissed'],
  ['Testimonial to check', 'Checked and shown', '/admin/businesses/ref_id', null, 'Done'],
  ['Revenue entered', 'Rātā Print entered $1,250.00', '/admin/salesEnquiry/ref_id', -48, 'Done'],
  ['New supplier request', 'Outside New Zealand', '/admin/businesses/ref_id', null, 'Dismissed'],
];

export function* actionItemRows(now: number): Generator<Row> {
  for (const [index, [type, value, redirect, due, status]] of ACTIONS.entries()) {
    const random = new Random(`action ${index}`);
    const age = status === 'New' ? random.between(0.1, 9) : random.between(30, 90);
    yield {
      id: index + 1,
      created_at: new Date(now - age * DAY),
      type,
      status,
      value,
      created_by_id: random.chance(0.5) ? random.pick([ADMIN_USER_ID, STAFF_USER_ID]) : null,
      due_by: due === null ? null : new Date(now + due * DAY),
      redirect_url: redirect,
      ref_id: redirect.includes('ImpactBusiness') ? 1 : 5,
      assigned_to_id: random.pick([ADMIN_USER_ID, STAFF_USER_ID, null]),
    };
  }
}

/** Yields clicks on shop links, the older ones reviewed. */
export function* affiliateClickRows(partners: Partners, now: number): Generator<Row> {
  const random = new Random('clicks');
  for (let id = 1; id <= 60; id += 1) {
    const supplier = partners.busySuppliers.draw(random);
    const created = now - random.next() ** 2 * 300 * DAY;
    yield {
      id,
      supplier_id: supplier.id,
      impact_buyer_id: random.chance(0.35) ? partners.busyBuyers.draw(random).id : null,
      url: `https://www.${supplier.urlKeyword ?? 'shop'}.example/shop?from=uplift`,
      created_at: new Date(created),
      reviewed_at: created < now - 30 * DAY ? new Date(created + 5 * DAY) : null,
    };
  }
}

export function* impactBoxOrderRows(now: number): Generator<Row> {
  for (let id = 1; id <= 18; id += 1) {
    const random = new Random(`order ${id}`);
    const { fullName } = person(random);
    const place = random.pick(PLACES);
    const box = random.pick(IMPACT_BOXES);
    const quantity = random.int(1, 6);
    const age = (18 - id) * 11 + random.next() * 8;
    yield {
      id,
      created_at: new Date(now - age * DAY),
      full_name: fullName,
      email: privateEmail(random, fullName),
      mobile: mobile(random),
      address: `${random.int(1, 200)} ${random.pick(STREETS)}, ${place.suburb}, ${place.city} ${place.postCode}`,
      items: new Json([{ ...box, quantity }]),
      total: box.price * quantity,
      message: random.chance(0.5)
        ? random.pick([
            'Happy birthday from all of us.',
            'Thank you for a big year.',
            'Please leave at the front desk.',
          ])
        : null,
      status: age < 10 ? 'New' : age < 25 ? 'Confirmed' : random.chance(0.1) ? 'Cancelled' : 'Sent',
      good_cause_id: random.pick(LIVE_CAUSE_IDS),
    };
  }
}
