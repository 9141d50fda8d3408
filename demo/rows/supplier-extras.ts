import { KOWHAI_PLUMBING_ID, RATA_PRINT_ID } from '../demo-records.js';
import { BANNER_TRADES, bannerName, fileAddress, mobileBannerName } from '../pictures/picture-names.js';
import type { Random } from '../random.js';
import { Json } from '../row.js';
import { byName } from '../texts/by-name.js';
import type { Place } from '../texts/places.js';
import supplierTexts from '../texts/supplier-texts.json' with { type: 'json' };
import type { Trade } from '../trades/trade.js';

/** Returns outcome flags and their notes (R095). A note is stored under the name of its flag. */
export function sustainability(random: Random) {
  const chances = {
    SME: 0.42,
    SocialEnterprise: 0.09,
    Carbon: 0.2,
    Waste: 0.26,
    Water: 0.1,
    Energy: 0.17,
    SocialImpact: 0.3,
  };
  const has = new Map(Object.entries(chances).map(([flag, chance]) => [flag, random.chance(chance)]));
  const notes: Record<string, string> = {};
  for (const [flag, held] of has) {
    if (held && random.chance(0.75))
      notes[`sustainability${flag}`] = random.pick(byName(supplierTexts.sustainabilityNotes, flag) ?? ['']);
  }
  return {
    sustainability_sme: has.get('SME') ?? false,
    sustainability_social_enterprise: has.get('SocialEnterprise') ?? false,
    sustainability_carbon: has.get('Carbon') ?? false,
    sustainability_waste: has.get('Waste') ?? false,
    sustainability_water: has.get('Water') ?? false,
    sustainability_energy: has.get('Energy') ?? false,
    sustainability_social_impact: has.get('SocialImpact') ?? false,
    sustainability_notes: new Json(notes),
  };
}

/** Returns the two buttons of a profile. Most suppliers show none. */
export function buttons(random: Random, website: string) {
  const button = random.chance(0.18);
  const affiliate = random.chance(0.12);
  return {
    email_button_visible: button,
    button_text: button ? random.pick(['Request a quote', 'Book a visit', 'Ask for a sample']) : null,
    button_sub_text: button
      ? random.pick(['We reply within one working day', 'No charge, no strings'])
      : null,
    button_link: button ? `${website}/quote` : null,
    affiliate_button_visible: affiliate,
    affiliate_button_text: affiliate ? random.pick(['Shop online', 'Buy through Uplift']) : null,
    affiliate_button_sub_text: affiliate ? 'Part of every order goes to a good cause' : null,
    affiliate_button_link: affiliate ? `${website}/shop?from=uplift` : null,
  };
}

/** Returns the contact form and, for a few suppliers, their own headings and a promotion. */
export function presentation(random: Random, trade: Trade, website: string) {
  const banner = BANNER_TRADES.find((slug) => slug === trade.slug);
  const promotion = banner !== undefined && random.chance(0.3);
  return {
    use_contact_form: random.chance(0.94),
    email_notifications_disabled: random.chance(0.03),
    contact_us_header: random.chance(0.2)
      ? random.pick(['Tell us about your job', 'Let’s talk', 'How can we help?'])
      : null,
    contact_us_subheading: random.chance(0.15) ? 'A few lines are enough. We will ring you back.' : null,
    services_heading_override: random.chance(0.06) ? 'What we do best' : null,
    our_work_heading_override: random.chance(0.06) ? 'Recent jobs' : null,
    email_file_description: random.chance(0.05) ? 'Send us a photo or a plan if you have one' : null,
    special_field_label: random.chance(0.7)
      ? (byName(supplierTexts.specialFields, trade.slug) ?? null)
      : null,
    desktop_url: promotion ? fileAddress(bannerName(banner)) : null,
    mobile_url: promotion ? fileAddress(mobileBannerName(banner)) : null,
    destination_url: promotion ? `${website}/offer` : null,
    promotion_live: promotion && random.chance(0.7),
  };
}

/**
 * Returns the places of a supplier: those of the demo sign-ins with street and phone, the others with their
 * town only.
 */
export function premises(id: number, { suburb, city, postCode, region, areaCode }: Place): object[] {
  const town = { suburb, city, region };
  const at = { ...town, postCode };
  if (id === KOWHAI_PLUMBING_ID)
    return [
      { name: 'Workshop and yard', address: '135 Kauri Lane', ...at, phone: `${areaCode} 555 2452` },
      {
        name: 'Bathroom showroom',
        address: '2 Harbour Street',
        ...at,
        latitude: -36.8485,
        longitude: 174.7633,
      },
    ];
  if (id === RATA_PRINT_ID) return [{ name: 'Print shop', address: '199 Orchard Street', ...at }];
  return [town];
}
