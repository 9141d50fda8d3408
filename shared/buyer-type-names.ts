/** The 18 types of buyers in the order of the forms. The English names are the stored values (R146). */
export const BUYER_TYPE_NAMES = {
  CHURCH: { en: 'Church', mi: 'Hāhi' },
  CHARITY: { en: 'Charity', mi: 'Kaupapa atawhai' },
  SOCIAL_ENTERPRISE: { en: 'Social Enterprise', mi: 'Hinonga pāpori' },
  SCHOOL: { en: 'School', mi: 'Kura' },
  PRE_SCHOOL: { en: 'Pre-School', mi: 'Kura kōhungahunga' },
  SELF_EMPLOYED: { en: 'Self Employed', mi: 'Kaimahi takitahi' },
  SMALL_SERVICE_BUSINESS: { en: 'Small Service Business ( 2 - 20 )', mi: 'Pakihi ratonga iti ( 2 - 20 )' },
  MEDIUM_SERVICE_BUSINESS: {
    en: 'Medium Service Business ( 20 - 50 )',
    mi: 'Pakihi ratonga waenga ( 20 - 50 )',
  },
  LARGE_COMPANY: { en: 'Large Company ( 50 + )', mi: 'Kamupene nui ( 50 + )' },
  PHYSICAL_SHOP: { en: 'Physical Shop', mi: 'Toa' },
  ONLINE_STORE: { en: 'Online Store', mi: 'Toa tuihono' },
  FARM: { en: 'Farm', mi: 'Pāmu' },
  MALL: { en: 'Mall', mi: 'Whare hokohoko' },
  MP_OFFICE: { en: 'MP Office', mi: 'Tari Mema Pāremata' },
  SMALL_CORPORATE: { en: 'Small Corporate ( Based Regionally )', mi: 'Rangatōpū iti ( ā-rohe )' },
  LARGE_CORPORATE: { en: 'Large Corporate ( Based Nationally )', mi: 'Rangatōpū nui ( ā-motu )' },
  LOCAL_GOVERNMENT: { en: 'Local Government ( District Entity )', mi: 'Kāwanatanga ā-rohe ( takiwā )' },
  GOVERNMENT: { en: 'Government ( National Entity )', mi: 'Kāwanatanga ( ā-motu )' },
} as const;

/** Returns a stored type in te reo Māori. Other values are returned unchanged. */
export const buyerTypeInMaori = (stored: string): string =>
  Object.values(BUYER_TYPE_NAMES).find(({ en }) => en === stored)?.mi ?? stored;
