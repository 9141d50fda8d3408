import { fold } from '../../shared/fold';

/** Positions of the larger places of New Zealand: name without macrons, degrees south, degrees east. */
const PLACES: readonly (readonly [string, number, number])[] = [
  ['auckland', 36.85, 174.76],
  ['whangarei', 35.73, 174.32],
  ['kerikeri', 35.23, 173.95],
  ['kaitaia', 35.11, 173.26],
  ['dargaville', 35.94, 173.87],
  ['warkworth', 36.4, 174.66],
  ['pukekohe', 37.2, 174.9],
  ['hamilton', 37.79, 175.28],
  ['cambridge', 37.88, 175.44],
  ['te awamutu', 38.01, 175.32],
  ['raglan', 37.8, 174.88],
  ['matamata', 37.81, 175.77],
  ['whitianga', 36.83, 175.7],
  ['thames', 37.14, 175.54],
  ['paeroa', 37.38, 175.67],
  ['tokoroa', 38.22, 175.87],
  ['taupo', 38.69, 176.08],
  ['te kuiti', 38.33, 175.17],
  ['tauranga', 37.69, 176.17],
  ['mount maunganui', 37.64, 176.19],
  ['katikati', 37.55, 175.92],
  ['rotorua', 38.14, 176.25],
  ['whakatane', 37.95, 176.99],
  ['opotiki', 38.0, 177.28],
  ['gisborne', 38.66, 178.02],
  ['wairoa', 39.04, 177.42],
  ['napier', 39.49, 176.92],
  ['hastings', 39.64, 176.84],
  ['havelock north', 39.67, 176.88],
  ['waipukurau', 40.0, 176.55],
  ['new plymouth', 39.06, 174.08],
  ['waitara', 39.0, 174.23],
  ['hawera', 39.59, 174.28],
  ['stratford', 39.34, 174.28],
  ['whanganui', 39.93, 175.05],
  ['palmerston north', 40.36, 175.61],
  ['feilding', 40.23, 175.57],
  ['levin', 40.62, 175.28],
  ['marton', 40.07, 175.38],
  ['taumarunui', 38.88, 175.26],
  ['dannevirke', 40.21, 176.1],
  ['wellington', 41.29, 174.78],
  ['lower hutt', 41.21, 174.91],
  ['upper hutt', 41.12, 175.07],
  ['porirua', 41.13, 174.84],
  ['paraparaumu', 40.91, 175.01],
  ['masterton', 40.95, 175.66],
  ['nelson', 41.27, 173.28],
  ['richmond', 41.34, 173.18],
  ['motueka', 41.11, 173.01],
  ['blenheim', 41.51, 173.95],
  ['picton', 41.29, 174.0],
  ['kaikoura', 42.4, 173.68],
  ['westport', 41.75, 171.6],
  ['greymouth', 42.45, 171.21],
  ['hokitika', 42.72, 170.97],
  ['christchurch', 43.53, 172.64],
  ['rangiora', 43.3, 172.6],
  ['rolleston', 43.59, 172.38],
  ['ashburton', 43.9, 171.75],
  ['timaru', 44.4, 171.25],
  ['waimate', 44.73, 171.05],
  ['oamaru', 45.1, 170.97],
  ['dunedin', 45.87, 170.5],
  ['queenstown', 45.03, 168.66],
  ['wanaka', 44.7, 169.13],
  ['alexandra', 45.25, 169.38],
  ['cromwell', 45.04, 169.2],
  ['balclutha', 46.24, 169.74],
  ['gore', 46.1, 168.94],
  ['invercargill', 46.41, 168.35],
];

const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360));

/**
 * The scale of the map in @svg-maps/new-zealand, derived from its outermost points, such as North Cape and East Cape.
 */
const WEST = { x: 265, degrees: 172.65 };
const NORTH = { y: 0.3, degrees: 34.39 };
const PER_DEGREE = 38.93;

/** Returns the position on the map of a place such as 'Grey Lynn, Auckland'; null for unknown places. */
export function placeOnMap(text: string): { x: number; y: number } | null {
  const wanted = fold(text).split(/\s*,\s*/);
  const found = PLACES.find(([name]) => wanted.includes(name));
  if (!found) return null;
  const [, south, east] = found;
  return {
    x: WEST.x + (east - WEST.degrees) * PER_DEGREE,
    y: NORTH.y + ((mercator(south) - mercator(NORTH.degrees)) * PER_DEGREE * 180) / Math.PI,
  };
}
