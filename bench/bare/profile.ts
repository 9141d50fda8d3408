import type { Screen } from './query.js';

const note = (column: string, type: string, key: string) =>
  `CASE WHEN s.${column} THEN jsonb_build_object('type', '${type}', 'notes', s.sustainability_notes->>'${key}') END`;

const PROFILE = `SELECT row_to_json(profile) AS profile FROM (
  SELECT s.id, s.name, s.list_title AS "listTitle", s.who_are_we AS "whoAreWe",
    s.about_what_we_do AS "aboutWhatWeDo", s.image_url AS "imageUrl", s.website,
    s.call_rail_phone AS "callRailPhone", s.physical_suburb AS "physicalSuburb", s.physical_city AS "physicalCity",
    s.profile_picture_title AS "profilePictureTitle", s.services, s.service_regions AS "serviceRegions",
    s.service_districts AS "serviceDistricts", s.locations,
    extract(year FROM s.membership_listing_date)::integer AS "memberSince",
    s.services_heading_override AS "servicesHeadingOverride", s.our_work_heading_override AS "ourWorkHeadingOverride",
    CASE WHEN s.promotion_live THEN json_build_object('desktopUrl', s.desktop_url, 'mobileUrl', s.mobile_url,
      'destinationUrl', s.destination_url) END AS promotion,
    array_to_json(array_remove(ARRAY[
      ${note('sustainability_sme', 'SME', 'sustainabilitySME')},
      ${note('sustainability_social_enterprise', 'Social Enterprise', 'sustainabilitySocialEnterprise')},
      ${note('sustainability_carbon', 'Carbon', 'sustainabilityCarbon')},
      ${note('sustainability_waste', 'Waste', 'sustainabilityWaste')},
      ${note('sustainability_water', 'Water', 'sustainabilityWater')},
      ${note('sustainability_energy', 'Energy', 'sustainabilityEnergy')},
      ${note('sustainability_social_impact', 'Social Impact', 'sustainabilitySocialImpact')}], NULL)) AS sustainability,
    json_build_object('emailButtonVisible', s.email_button_visible, 'buttonText', s.button_text,
      'buttonSubText', s.button_sub_text, 'buttonLink', s.button_link,
      'affiliateButtonVisible', s.affiliate_button_visible, 'affiliateButtonText', s.affiliate_button_text,
      'affiliateButtonSubText', s.affiliate_button_sub_text, 'affiliateButtonLink', s.affiliate_button_link) AS buttons,
    json_build_object('useContactForm', s.use_contact_form, 'contactUsHeader', s.contact_us_header,
      'contactUsSubheading', s.contact_us_subheading) AS "contactForm",
    (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)), '[]')
      FROM supplier_category x JOIN category c ON c.id = x.category_id WHERE x.supplier_id = s.id) AS categories,
    (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)), '[]')
      FROM supplier_sub_category x JOIN sub_category c ON c.id = x.sub_category_id
      WHERE x.supplier_id = s.id) AS "subCategories",
    (SELECT coalesce(json_agg(json_build_object('id', w.id, 'type', upper(w.type), 'description', w.description,
        'imageUrl', w.image_url, 'imageOrientation', upper(w.image_orientation), 'videoUrl', w.video_url)
        ORDER BY w.position), '[]')
      FROM work_example w WHERE w.supplier_id = s.id) AS "workExamples",
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'fullName', t.full_name, 'message', t.message,
        'featured', t.featured) ORDER BY t.featured DESC, t.position, t.id), '[]')
      FROM testimonial t WHERE t.supplier_id = s.id AND t.visible) AS testimonials,
    (SELECT coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'fileLink', f.file_link)
        ORDER BY f.position, f.id), '[]')
      FROM learn_more_file f WHERE f.supplier_id = s.id) AS "learnMoreFiles"
  FROM supplier s WHERE s.id = $1 AND s.listed) profile`;

/** Returns the public profile of a listed supplier. One statement. */
export const bareProfile: Screen = async (query, params) => {
  const [found] = await query<{ profile: string }>(PROFILE, [Number(params.get('id'))]);
  return `{"supplier":${found?.profile ?? 'null'}}`;
};
