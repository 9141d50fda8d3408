import { REGIONS } from '../server/directory/suppliers/regions.js';
import type { BuyerFacts } from './buyer-facts.js';
import { partnersOf } from './partners.js';
import { plannedPictures } from './pictures/make-pictures.js';
import type { Row } from './row.js';
import { goodCauseRows } from './rows/good-cause.rows.js';
import { impactBuyers } from './rows/impact-buyer.rows.js';
import { type ConvertedLead, leadRows } from './rows/lead.rows.js';
import { salesEnquiryRows } from './rows/sales-enquiry.rows.js';
import * as site from './rows/site.rows.js';
import { supplier } from './rows/supplier.rows.js';
import * as children from './rows/supplier-children.rows.js';
import { DEMO_SIZES } from './sizes.js';
import type { SupplierFacts } from './supplier-facts.js';
import { BusinessNames } from './texts/business-names.js';
import { TRADES } from './trades/all-trades.js';

const NOW = new Date('2026-11-20T20:00:00Z');

function demo() {
  const names = new BusinessNames();
  const made = Array.from({ length: DEMO_SIZES.suppliers }, (_, index) =>
    supplier(index + 1, names, NOW.getTime()),
  );
  const bought = [...impactBuyers(DEMO_SIZES.impactBuyers, NOW.getTime())];
  const suppliers: SupplierFacts[] = made.map((one) => one.facts);
  const buyers: BuyerFacts[] = bought.map((one) => one.facts);
  const partners = partnersOf(suppliers, buyers);
  const converted: ConvertedLead[] = [];
  const leads = [...leadRows(DEMO_SIZES.leads, NOW, partners, converted)];
  return {
    suppliers: made.map((one) => one.row),
    facts: suppliers,
    buyers: bought.map((one) => one.row),
    leads,
    enquiries: [...salesEnquiryRows(DEMO_SIZES.enquiries, NOW, partners, converted)],
    causes: [...goodCauseRows(NOW.getTime())],
    featured: [...site.featuredListingRows(suppliers)],
  };
}

const data = demo();
const values = (rows: readonly Row[], column: string) => new Set(rows.map((row) => row[column]));
const row = (rows: readonly Row[], id: number) => rows.find((one) => one.id === id) ?? {};

describe('demo rows', () => {
  it('are identical on every run', () => {
    expect(JSON.stringify(demo())).toBe(JSON.stringify(data));
  });

  it('reach the promised counts', () => {
    expect(data.suppliers.length).toBeGreaterThanOrEqual(240);
    expect(data.buyers.length).toBeGreaterThanOrEqual(120);
    expect(data.leads.length).toBeGreaterThanOrEqual(500);
    expect(data.enquiries.length).toBeGreaterThanOrEqual(3000);
    expect(data.causes).toHaveLength(12);
    expect(data.featured).toHaveLength(8);
    expect(TRADES.length).toBeGreaterThanOrEqual(20);
  });

  it('include suppliers in all six statuses, most of them live R001', () => {
    expect(values(data.suppliers, 'status')).toEqual(
      new Set(['Admin', 'Prospecting', 'Drafting', 'Approved & Live', 'Paused / Live', 'Left & Removed']),
    );
    expect(data.facts.filter((one) => one.status === 'Approved & Live').length).toBeGreaterThan(200);
  });

  it('copy the physical address to the postal address of suppliers that mark them as the same R091', () => {
    const asAbove = data.suppliers.filter((one) => one.postal_as_above);
    expect(asAbove.length).toBeGreaterThan(100);
    for (const one of asAbove)
      expect([one.postal_address, one.postal_suburb, one.postal_city, one.postal_post_code]).toEqual([
        one.physical_address,
        one.physical_suburb,
        one.physical_city,
        one.physical_post_code,
      ]);
  });

  it('include supplier 32, live, with the master list of services R002', () => {
    const list = row(data.suppliers, 32);
    expect(list.status).toBe('Approved & Live');
    expect(list.services).toEqual(expect.arrayContaining(['Plumbing', 'Printing', 'Hāngī']));
    expect([...values(data.enquiries, 'supplier_id')]).not.toContain(32);
  });

  it('include Kōwhai Plumbing with a search keyword that its profile does not show R003', () => {
    const kowhai = row(data.suppliers, 5);
    expect(kowhai).toMatchObject({
      name: 'Kōwhai Plumbing',
      list_title: 'Plumber',
      url_keyword: 'kowhai',
      status: 'Approved & Live',
    });
    expect(kowhai).toMatchObject({
      service_regions: ['Auckland'],
      contribution_type: '%',
      contribution_details: '5',
    });
    expect(kowhai.services).toContain('Plumbing');
    expect(kowhai.services).not.toContain('blocked drain');
    expect(kowhai.search_services).toContain('blocked drain');
  });

  it('serve every region, and only districts of the served regions R006 R007 R025', () => {
    const districts = new Map(REGIONS.map((region) => [region.name, region.districts]));
    const served = new Set(data.suppliers.flatMap((one) => one.service_regions as string[]));
    expect(served).toEqual(new Set(districts.keys()));
    for (const one of data.suppliers) {
      const allowed = (one.service_regions as string[]).flatMap((region) => districts.get(region) ?? []);
      const chosen = one.service_districts as string[];
      expect(chosen.filter((district) => !allowed.includes(district))).toEqual([]);
      expect(chosen.length > 0).toBe(!(one.service_regions as string[]).includes('Nationwide'));
    }
  });

  it('vary the audience and the search weight, and include empty weights R008 R009', () => {
    expect(values(data.suppliers, 'show_commercial')).toEqual(new Set([true, false]));
    expect(values(data.suppliers, 'show_consumer')).toEqual(new Set([true, false]));
    expect(values(data.suppliers, 'search_weight').has(null)).toBe(true);
    expect(values(data.suppliers, 'search_weight').size).toBeGreaterThan(5);
  });

  it('have unique listing names, at least a third with macrons, and unique keywords', () => {
    expect(values(data.suppliers, 'name').size).toBe(data.suppliers.length);
    expect(data.suppliers.filter((one) => /[āēīōū]/i.test(String(one.name))).length).toBeGreaterThan(80);
    const keywords = data.suppliers.map((one) => one.url_keyword).filter((keyword) => keyword !== null);
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it('include impact buyers of all 18 types, some with a live report R146', () => {
    const types = [...values(data.buyers, 'buyer_type')].filter((type) => type !== null);
    expect(types).toHaveLength(18);
    expect(types).toContain('Small Service Business ( 2 - 20 )');
    expect(values(data.buyers, 'status')).toEqual(new Set(['Data Only', 'Drafting', 'Live Report']));
    expect(row(data.buyers, 1)).toMatchObject({
      name: 'Pōhutukawa School',
      buyer_type: 'School',
      status: 'Live Report',
      interested_status: 'Open',
      url_keyword: 'pohutukawa',
    });
    for (const one of data.buyers) expect(one.link_key).toMatch(/^[\w-]{22,}$/);
  });

  it('include two causes for an area and one overall cause R105', () => {
    const names = data.causes.map((cause) => String(cause.name));
    expect(names.filter((name) => name.includes('(Impact an Area)'))).toHaveLength(2);
    expect(names.filter((name) => name.includes('(Impacts Overall)'))).toHaveLength(1);
  });

  it('include leads in all nine states, at most one per pair of buyer and supplier R192', () => {
    expect(values(data.leads, 'status').size).toBe(9);
    expect(new Set(data.leads.map((lead) => `${lead.impact_buyer_id} ${lead.supplier_id}`)).size).toBe(
      data.leads.length,
    );
  });
});

describe('demo enquiries', () => {
  const { enquiries } = data;

  it('include every progress, email state and source R163 R168 R172', () => {
    expect(values(enquiries, 'progress').size).toBe(5);
    expect(values(enquiries, 'email_state').size).toBe(4);
    expect(values(enquiries, 'via').size).toBe(9);
    expect(values(enquiries, 'buyer_feedback').size).toBe(4);
  });

  it('have an opening time only when viewed or answered R168', () => {
    for (const one of enquiries) {
      expect(one.opened_at !== null).toBe(one.email_state === 'Viewed' || one.email_state === 'Reply Sent');
    }
  });

  it('range from 2018 to the last few days', () => {
    const years = new Set(enquiries.map((one) => (one.enquired_at as Date).getUTCFullYear()));
    expect([...years].sort()).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(
      NOW.getTime() - Math.max(...enquiries.map((one) => (one.enquired_at as Date).getTime())),
    ).toBeLessThan(2 * 86_400_000);
  });

  it('have revenue and a contribution when completed, and no revenue when fallen through', () => {
    for (const one of enquiries) {
      const completed = one.progress === 'Completed' && one.supplier_id !== null;
      if (completed) expect(one.revenue).toBeGreaterThan(0);
      expect(one.contribution !== null).toBe(completed);
      if (one.progress !== 'Completed' && one.progress !== 'In Progress') expect(one.revenue).toBeNull();
      if (one.paid_to_good_cause) expect(one.contribution).not.toBeNull();
    }
  });

  it('follow the contribution terms of the supplier A50', () => {
    const own = enquiries.filter((one) => one.supplier_id === 5 && one.progress === 'Completed');
    expect(own.length).toBeGreaterThan(10);
    // Exact to the cent, where half a cent may be rounded either way.
    for (const one of own)
      expect(Math.abs((one.contribution as number) - (one.revenue as number) * 0.05)).toBeLessThan(0.0051);
  });

  it('benefit the good cause of the buyer A134', () => {
    const causes = new Map(data.buyers.map((buyer) => [buyer.id, buyer.good_cause_id]));
    const bought = enquiries.filter(
      (one) => one.impact_buyer_id !== null && causes.get(one.impact_buyer_id ?? 0) !== null,
    );
    const same = bought.filter((one) => one.good_cause_id === causes.get(one.impact_buyer_id ?? 0));
    expect(same.length / bought.length).toBeGreaterThan(0.95);
  });

  it.each([
    ['supplier@demo.example', 'supplier_id', 5, 'supplier_id'],
    ['both@demo.example as supplier', 'supplier_id', 6, 'supplier_id'],
    ['buyer@demo.example', 'impact_buyer_id', 1, 'impact_buyer_id'],
    ['both@demo.example as buyer', 'impact_buyer_id', 2, 'impact_buyer_id'],
  ])('include enough old and new enquiries for %s', (_who, column, id, leadColumn) => {
    const own = enquiries.filter((one) => one[column] === id);
    expect(own.length).toBeGreaterThanOrEqual(25);
    expect(new Set(own.map((one) => (one.enquired_at as Date).getUTCFullYear())).size).toBeGreaterThanOrEqual(
      8,
    );
    expect(own.some((one) => NOW.getTime() - (one.enquired_at as Date).getTime() < 14 * 86_400_000)).toBe(
      true,
    );
    expect(own.some((one) => one.email_state === 'Unopened')).toBe(true);
    expect(own.filter((one) => one.contribution !== null).length).toBeGreaterThan(10);
    expect(data.leads.filter((lead) => lead[leadColumn] === id).length).toBeGreaterThanOrEqual(25);
  });
});

describe('details of demo suppliers', () => {
  it('fit the limits of their columns', () => {
    for (const one of children.testimonialRows(data.facts, NOW.getTime())) {
      expect(String(one.message).length).toBeLessThanOrEqual(225);
      if (one.featured) expect(one.visible).toBe(true);
    }
    for (const one of children.workExampleRows(data.facts)) {
      expect(String(one.description).length).toBeLessThanOrEqual(100);
      expect(one.type === 'video' ? one.video_id : one.image_url).not.toBeNull();
    }
    for (const one of data.suppliers) expect(String(one.list_title).length).toBeLessThanOrEqual(50);
  });

  it('use only pictures that the demo generates', () => {
    const made = new Set(plannedPictures().map((picture) => `/files/demo/${picture.name}`));
    const shown = [
      ...[...data.suppliers, ...data.buyers, ...data.causes, ...data.featured, ...site.categoryRows()].map(
        (one) => one.image_url,
      ),
      ...[...children.workExampleRows(data.facts)].map((one) => one.image_url),
      ...data.suppliers.flatMap((one) => [one.desktop_url, one.mobile_url]),
      ...data.featured.map((one) => one.mobile_image_url),
    ].filter((url) => url != null);
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter((url) => !made.has(String(url)))).toEqual([]);
  });

  it('include a requested service for every enquiry text of each trade', () => {
    for (const trade of TRADES) {
      const offered = new Set(trade.kinds.flatMap((kind) => kind.services));
      for (const text of trade.enquiries)
        expect(text.asksFor.filter((service) => offered.has(service))).not.toEqual([]);
    }
  });
});
