/** A region of New Zealand, with its districts and cities. */
export interface Region {
  readonly name: string;
  readonly districts: readonly string[];
}

/**
 * The 16 regions (R025) in the order and spelling of the screens, each with its territorial authorities and
 * cities (R026). All 67 territorial authorities are included. Auckland has been one of them since 2010, so
 * its entry is followed by the parts of the city that people still use to look for a local supplier.
 * Nationwide covers everything and so has no districts of its own (R010). An authority in two regions is
 * listed in the one with most of its people.
 */
export const REGIONS: readonly Region[] = [
  { name: 'Nationwide', districts: [] },
  {
    name: 'Auckland',
    districts: [
      'Auckland City',
      'Central Auckland',
      'East Auckland',
      'Franklin',
      'Hibiscus Coast',
      'Manukau',
      'North Shore',
      'Papakura',
      'Rodney',
      'Waiheke Island',
      'West Auckland',
    ],
  },
  {
    name: 'Bay Of Plenty',
    districts: [
      'Kawerau District',
      'Ōpōtiki District',
      'Rotorua District',
      'Tauranga City',
      'Western Bay of Plenty District',
      'Whakatāne District',
    ],
  },
  {
    name: 'Canterbury',
    districts: [
      'Ashburton District',
      'Chatham Islands',
      'Christchurch City',
      'Hurunui District',
      'Kaikōura District',
      'Mackenzie District',
      'Selwyn District',
      'Timaru District',
      'Waimakariri District',
      'Waimate District',
    ],
  },
  { name: 'Gisborne', districts: ['Gisborne District'] },
  {
    name: "Hawke's Bay",
    districts: ["Central Hawke's Bay District", 'Hastings District', 'Napier City', 'Wairoa District'],
  },
  {
    name: 'Manawatu/Whanganui',
    districts: [
      'Horowhenua District',
      'Manawatū District',
      'Palmerston North City',
      'Rangitīkei District',
      'Ruapehu District',
      'Tararua District',
      'Whanganui District',
    ],
  },
  { name: 'Marlborough', districts: ['Marlborough District'] },
  { name: 'Nelson/Tasman', districts: ['Nelson City', 'Tasman District'] },
  { name: 'Northland', districts: ['Far North District', 'Kaipara District', 'Whangārei District'] },
  {
    name: 'Otago',
    districts: [
      'Central Otago District',
      'Clutha District',
      'Dunedin City',
      'Queenstown-Lakes District',
      'Waitaki District',
    ],
  },
  { name: 'Southland', districts: ['Gore District', 'Invercargill City', 'Southland District'] },
  { name: 'Taranaki', districts: ['New Plymouth District', 'South Taranaki District', 'Stratford District'] },
  {
    name: 'Waikato',
    districts: [
      'Hamilton City',
      'Hauraki District',
      'Matamata-Piako District',
      'Ōtorohanga District',
      'South Waikato District',
      'Taupō District',
      'Thames-Coromandel District',
      'Waikato District',
      'Waipā District',
      'Waitomo District',
    ],
  },
  {
    name: 'Wellington',
    districts: [
      'Carterton District',
      'Kāpiti Coast District',
      'Lower Hutt City',
      'Masterton District',
      'Porirua City',
      'South Wairarapa District',
      'Upper Hutt City',
      'Wellington City',
    ],
  },
  { name: 'West Coast', districts: ['Buller District', 'Grey District', 'Westland District'] },
];

/** The name of the entry for the whole country. */
export const NATIONWIDE = 'Nationwide';
