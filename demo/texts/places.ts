/** A town or suburb, with its data for addresses and phone numbers. */
export interface Place {
  readonly suburb: string;
  readonly city: string;
  readonly postCode: string;
  readonly region: string;
  readonly district: string;
  /** The area code of its landlines. */
  readonly areaCode: string;
}

/**
 * region | district | area code | city: suburb postcode, suburb postcode. All are real places and postcodes.
 */
const LINES = `
Auckland|Central Auckland|09|Auckland: Grey Lynn 1021, Ponsonby 1011, Mount Eden 1024, Onehunga 1061, Parnell 1052, Penrose 1061, Avondale 1026, Mount Roskill 1041
Auckland|North Shore|09|Auckland: Takapuna 0622, Albany 0632, Birkenhead 0626, Devonport 0624, Glenfield 0629
Auckland|West Auckland|09|Auckland: Henderson 0612, New Lynn 0600, Titirangi 0604, Massey 0614
Auckland|Manukau|09|Auckland: Māngere 2022, Ōtara 2023, Papatoetoe 2025, Manurewa 2102
Auckland|East Auckland|09|Auckland: Howick 2014, Botany Downs 2010, Pakuranga 2010
Auckland|Papakura|09|Auckland: Papakura 2110, Takanini 2112
Auckland|Franklin|09|Pukekohe: Pukekohe 2120
Auckland|Rodney|09|Warkworth: Warkworth 0910, Matakana 0985
Auckland|Hibiscus Coast|09|Auckland: Ōrewa 0931, Silverdale 0932
Auckland|Waiheke Island|09|Auckland: Oneroa 1081
Northland|Whangārei District|09|Whangārei: Kensington 0112, Tikipunga 0112, Kamo 0112, Onerahi 0110
Northland|Far North District|09|Kerikeri: Kerikeri 0230
Northland|Far North District|09|Kaitāia: Kaitāia 0410
Northland|Kaipara District|09|Dargaville: Dargaville 0310
Waikato|Hamilton City|07|Hamilton: Frankton 3204, Hamilton East 3216, Te Rapa 3200, Chartwell 3210, Dinsdale 3204
Waikato|Waipā District|07|Cambridge: Cambridge 3434
Waikato|Waipā District|07|Te Awamutu: Te Awamutu 3800
Waikato|Taupō District|07|Taupō: Taupō 3330
Waikato|Waikato District|07|Raglan: Raglan 3225
Waikato|Matamata-Piako District|07|Matamata: Matamata 3400
Waikato|Thames-Coromandel District|07|Whitianga: Whitianga 3510
Waikato|Hauraki District|07|Paeroa: Paeroa 3600
Waikato|South Waikato District|07|Tokoroa: Tokoroa 3420
Waikato|Waitomo District|07|Te Kūiti: Te Kūiti 3910
Bay Of Plenty|Tauranga City|07|Tauranga: Greerton 3112, Bethlehem 3110, Gate Pā 3112
Bay Of Plenty|Tauranga City|07|Mount Maunganui: Mount Maunganui 3116, Pāpāmoa 3118
Bay Of Plenty|Rotorua District|07|Rotorua: Ngongotahā 3010, Lynmore 3010, Victoria 3010
Bay Of Plenty|Whakatāne District|07|Whakatāne: Whakatāne 3120, Ōhope 3121
Bay Of Plenty|Western Bay of Plenty District|07|Katikati: Katikati 3129
Bay Of Plenty|Ōpōtiki District|07|Ōpōtiki: Ōpōtiki 3122
Gisborne|Gisborne District|06|Gisborne: Kaitī 4010, Whataupoko 4010, Te Hapara 4010, Inner Kaitī 4010
Hawke's Bay|Napier City|06|Napier: Ahuriri 4110, Taradale 4112, Onekawa 4110
Hawke's Bay|Hastings District|06|Hastings: Mahora 4120, Flaxmere 4120
Hawke's Bay|Hastings District|06|Havelock North: Havelock North 4130
Hawke's Bay|Central Hawke's Bay District|06|Waipukurau: Waipukurau 4200
Hawke's Bay|Wairoa District|06|Wairoa: Wairoa 4108
Taranaki|New Plymouth District|06|New Plymouth: Fitzroy 4312, Moturoa 4310, Westown 4310
Taranaki|New Plymouth District|06|Waitara: Waitara 4320
Taranaki|South Taranaki District|06|Hāwera: Hāwera 4610
Taranaki|Stratford District|06|Stratford: Stratford 4332
Manawatu/Whanganui|Palmerston North City|06|Palmerston North: Hokowhitu 4410, Roslyn 4414, Terrace End 4410
Manawatu/Whanganui|Whanganui District|06|Whanganui: Gonville 4501, Castlecliff 4501
Manawatu/Whanganui|Manawatū District|06|Feilding: Feilding 4702
Manawatu/Whanganui|Horowhenua District|06|Levin: Levin 5510
Manawatu/Whanganui|Rangitīkei District|06|Marton: Marton 4710
Manawatu/Whanganui|Ruapehu District|07|Taumarunui: Taumarunui 3920
Manawatu/Whanganui|Tararua District|06|Dannevirke: Dannevirke 4930
Wellington|Wellington City|04|Wellington: Te Aro 6011, Newtown 6021, Miramar 6022, Johnsonville 6037, Karori 6012, Island Bay 6023
Wellington|Lower Hutt City|04|Lower Hutt: Petone 5012, Naenae 5011, Wainuiomata 5014
Wellington|Upper Hutt City|04|Upper Hutt: Trentham 5018
Wellington|Porirua City|04|Porirua: Titahi Bay 5022, Whitby 5024, Cannons Creek 5024
Wellington|Kāpiti Coast District|04|Paraparaumu: Paraparaumu 5032
Wellington|Kāpiti Coast District|04|Ōtaki: Ōtaki 5512
Wellington|Masterton District|06|Masterton: Masterton 5810
Wellington|South Wairarapa District|06|Greytown: Greytown 5712
Nelson/Tasman|Nelson City|03|Nelson: Stoke 7011, Tāhunanui 7011, The Wood 7010
Nelson/Tasman|Tasman District|03|Richmond: Richmond 7020
Nelson/Tasman|Tasman District|03|Motueka: Motueka 7120
Nelson/Tasman|Tasman District|03|Tākaka: Tākaka 7110
Marlborough|Marlborough District|03|Blenheim: Springlands 7201, Redwoodtown 7201, Witherlea 7201
Marlborough|Marlborough District|03|Picton: Picton 7220
West Coast|Grey District|03|Greymouth: Greymouth 7805
West Coast|Westland District|03|Hokitika: Hokitika 7810
West Coast|Buller District|03|Westport: Westport 7825
Canterbury|Christchurch City|03|Christchurch: Addington 8024, Riccarton 8041, Sydenham 8023, New Brighton 8061, Papanui 8053, Woolston 8023, Lyttelton 8082
Canterbury|Selwyn District|03|Rolleston: Rolleston 7614
Canterbury|Waimakariri District|03|Rangiora: Rangiora 7400
Canterbury|Ashburton District|03|Ashburton: Ashburton 7700
Canterbury|Timaru District|03|Timaru: Timaru 7910
Canterbury|Kaikōura District|03|Kaikōura: Kaikōura 7300
Canterbury|Mackenzie District|03|Fairlie: Fairlie 7925
Otago|Dunedin City|03|Dunedin: St Clair 9012, Roslyn 9010, Mosgiel 9024, North East Valley 9010, Port Chalmers 9023
Otago|Queenstown-Lakes District|03|Queenstown: Frankton 9300, Arthurs Point 9371
Otago|Queenstown-Lakes District|03|Wānaka: Wānaka 9305
Otago|Central Otago District|03|Alexandra: Alexandra 9320
Otago|Waitaki District|03|Ōamaru: Ōamaru 9400
Otago|Clutha District|03|Balclutha: Balclutha 9230
Southland|Invercargill City|03|Invercargill: Windsor 9810, Richmond 9810
Southland|Gore District|03|Gore: Gore 9710
Southland|Southland District|03|Te Anau: Te Anau 9600
Southland|Southland District|03|Winton: Winton 9720
`;

function parse(line: string): Place[] {
  const [region = '', district = '', areaCode = '', rest = ''] = line.split('|');
  const [city = '', suburbs = ''] = rest.split(': ');
  return suburbs.split(', ').map((entry) => ({
    suburb: entry.slice(0, -5),
    city,
    postCode: entry.slice(-4),
    region,
    district,
    areaCode,
  }));
}

/** All places, several in each region. */
export const PLACES: readonly Place[] = LINES.trim().split('\n').flatMap(parse);

/** The share of suppliers by region, roughly by the real population. */
export const REGION_WEIGHTS: Readonly<Record<string, number>> = {
  Auckland: 30,
  Wellington: 13,
  Canterbury: 13,
  Waikato: 10,
  'Bay Of Plenty': 8,
  Otago: 6,
  'Manawatu/Whanganui': 5,
  Northland: 5,
  "Hawke's Bay": 5,
  Taranaki: 4,
  Southland: 4,
  'Nelson/Tasman': 4,
  Gisborne: 4,
  Marlborough: 2.5,
  'West Coast': 2,
};

export const STREETS = [
  'Kōwhai Street',
  'Rātā Road',
  'Harbour View Road',
  'Tōtara Avenue',
  'Main Road',
  'Station Road',
  'Queen Street',
  'Victoria Street',
  'Church Road',
  'Domain Road',
  'Mānuka Place',
  'Rimu Road',
  'High Street',
  'Beach Road',
  'Riverside Drive',
  'Matai Street',
  'School Road',
  'George Street',
  'Bridge Street',
  'Hill Road',
  'Kauri Lane',
  'Nīkau Grove',
  'Foundry Lane',
  'Mill Road',
  'Orchard Street',
  'Marine Parade',
  'Albert Street',
  'Wharf Road',
] as const;
