import { KOWHAI_PLUMBING_ID, RATA_PRINT_ID, SERVICES_LIST_ID } from '../demo-records.js';
import type { Random } from '../random.js';
import type { BusinessNames } from '../texts/business-names.js';
import { type Person, person } from '../texts/people.js';
import { PLACES, type Place, REGION_WEIGHTS } from '../texts/places.js';
import { TRADES, tradeCalled } from '../trades/all-trades.js';
import type { Trade, TradeKind } from '../trades/trade.js';

/** The identity of a supplier: trade, kind of business, place, owner and name. */
export interface SupplierIdentity {
  readonly trade: Trade;
  readonly kind: TradeKind;
  readonly place: Place;
  readonly owner: Person;
  readonly name: string;
  readonly status: string;
}

const STATUS_WEIGHTS = {
  'Approved & Live': 82,
  Drafting: 5,
  Prospecting: 4,
  Admin: 2,
  'Paused / Live': 4,
  'Left & Removed': 3,
};
const REGION_NAMES = Object.keys(REGION_WEIGHTS);
const PLACES_BY_REGION = new Map(
  REGION_NAMES.map((name) => [name, PLACES.filter((place) => place.region === name)]),
);

function placeFor(random: Random, id: number): Place {
  // Every fourth supplier takes the next region in turn, so that even a small set covers all of them.
  const region =
    id % 4 === 0 ? REGION_NAMES[(id / 4) % REGION_NAMES.length] : random.weighted(REGION_WEIGHTS);
  return random.pick(PLACES_BY_REGION.get(region ?? 'Auckland') ?? PLACES);
}

function placeIn(suburb: string): Place {
  const place = PLACES.find((one) => one.suburb === suburb);
  if (place === undefined) throw new Error(`No place is called ${suburb}`);
  return place;
}

const NAMED: Readonly<Record<number, { trade: string; name: string; suburb: string; owner: Person }>> = {
  [KOWHAI_PLUMBING_ID]: {
    trade: 'plumbing',
    name: 'Kōwhai Plumbing',
    suburb: 'Grey Lynn',
    owner: { given: 'Hēmi', family: 'Parata', fullName: 'Hēmi Parata' },
  },
  [RATA_PRINT_ID]: {
    trade: 'printing',
    name: 'Rātā Print',
    suburb: 'Te Aro',
    owner: { given: 'Sina', family: 'Leota', fullName: 'Sina Leota' },
  },
  [SERVICES_LIST_ID]: {
    trade: 'business-services',
    name: 'Uplift Services List',
    suburb: 'Ponsonby',
    owner: { given: 'Kate', family: 'Fraser', fullName: 'Kate Fraser' },
  },
};

/** Returns the identity of the supplier with an id. A few are fixed, the others are drawn. */
export function supplierIdentity(random: Random, names: BusinessNames, id: number): SupplierIdentity {
  const named = NAMED[id];
  if (named !== undefined) {
    const trade = tradeCalled(named.trade);
    const first = trade.kinds[0];
    if (first === undefined) throw new Error(`${trade.slug} has no kinds of business`);
    const kind = id === SERVICES_LIST_ID ? { ...first, listTitle: 'Services List' } : first;
    const { name, owner } = named;
    names.reserve(name);
    return { trade, kind, place: placeIn(named.suburb), owner, name, status: 'Approved & Live' };
  }
  // All others take turns through the trades, a third of them at random.
  const turn = TRADES[(id * 7) % TRADES.length];
  const trade = turn === undefined || random.chance(0.33) ? random.pick(TRADES) : turn;
  const place = placeFor(random, id);
  const owner = person(random);
  const kind = random.pick(trade.kinds);
  return {
    trade,
    kind,
    place,
    owner,
    name: names.name(random, kind.nameEndings, owner.family, place),
    status: id < SERVICES_LIST_ID ? 'Approved & Live' : random.weighted(STATUS_WEIGHTS),
  };
}
