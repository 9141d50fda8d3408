/** The colours of the pictures: pounamu, bush and sea, kōwhai gold, clay, and plain backgrounds. */
export const INK = {
  pounamu: '#0f4a40',
  deep: '#0a332d',
  bush: '#2c6650',
  fern: '#5c8d63',
  moss: '#8fae7c',
  kowhai: '#e5ab2e',
  honey: '#f2cb6b',
  clay: '#b8643f',
  terracotta: '#d08a62',
  blossom: '#a93c36',
  sea: '#6f9aa6',
  deepSea: '#2f5d6d',
  mist: '#c9dad6',
  paper: '#f8f2e5',
  linen: '#ece1cc',
  stone: '#cdbfa8',
  timber: '#b98e5e',
  darkTimber: '#7d5a3b',
  slate: '#4d5f5f',
  charcoal: '#26322f',
  white: '#fffaf0',
} as const;

/** The colours of a time of day: sky, land, water and walls. */
export interface Mood {
  readonly skyTop: string;
  readonly skyMiddle: string;
  readonly skyLow: string;
  readonly sun: string;
  /** The colours of the land, from the furthest layer to the nearest. */
  readonly land: readonly [string, string, string, string, string];
  readonly water: string;
  readonly waterLight: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly bench: string;
  /** The colour of the light that falls over everything. `glow` is its strength. */
  readonly light: string;
  readonly glow: number;
}

const MORNING: Mood = {
  skyTop: '#bcd5d3',
  skyMiddle: '#e3e2cd',
  skyLow: '#f9e9c8',
  sun: '#f9dc92',
  land: ['#aec6be', '#82aa9c', '#538a76', '#2a6b56', '#124a3d'],
  water: '#8fb4b8',
  waterLight: '#f8ecd0',
  wall: '#efe4cf',
  wallShade: '#dccdb1',
  bench: '#b58a5b',
  light: '#ffe9b8',
  glow: 0.34,
};

const NOON: Mood = {
  skyTop: '#9fc4cd',
  skyMiddle: '#cfdfd9',
  skyLow: '#eef0df',
  sun: '#fff3cf',
  land: ['#a3c2c3', '#76a6a0', '#4a8a72', '#2f7252', '#17533f'],
  water: '#5f95a5',
  waterLight: '#e5f0ea',
  wall: '#d7e1d6',
  wallShade: '#b9c9be',
  bench: '#a8815a',
  light: '#fff8e2',
  glow: 0.22,
};

const DUSK: Mood = {
  skyTop: '#517d8a',
  skyMiddle: '#dcae94',
  skyLow: '#f9d29a',
  sun: '#fbd28b',
  land: ['#a79a94', '#6f8a84', '#416e66', '#22534b', '#0e3832'],
  water: '#517f8c',
  waterLight: '#f6c895',
  wall: '#265a50',
  wallShade: '#184339',
  bench: '#8a6240',
  light: '#ffc477',
  glow: 0.26,
};

export const MOODS = [MORNING, NOON, DUSK] as const;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns a mixture of two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share = 0.22): string => mix(colour, '#06201c', share);
export const lighter = (colour: string, share = 0.25): string => mix(colour, '#fffaf0', share);
