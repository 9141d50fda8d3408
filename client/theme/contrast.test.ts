import { type ColorName, colors, paletteNames } from './colors';
import { contrastRatio } from './contrast';

type Pair = [ink: ColorName, ground: ColorName];

const pages: ColorName[] = ['bg', 'bg.subtle', 'bg.panel'];
const raised: ColorName[] = [...pages, 'bg.muted'];

const textPairs: Pair[] = [
  ...raised.map((ground): Pair => ['fg', ground]),
  ...raised.map((ground): Pair => ['fg.muted', ground]),
  ...pages.map((ground): Pair => ['fg.subtle', ground]),
  ...raised.map((ground): Pair => ['fg.brand', ground]),
  ...raised.map((ground): Pair => ['fg.accent', ground]),
  ...pages.map((ground): Pair => ['fg.error', ground]),
  ['fg', 'bg.emphasized'],
  ['fg.error', 'bg.error'],
  ['fg', 'bg.error'],
  ['fg.warning', 'bg.warning'],
  ['fg', 'bg.warning'],
  ['fg.success', 'bg.success'],
  ['fg', 'bg.success'],
  ['fg.info', 'bg.info'],
  ['fg', 'bg.info'],
  ['fg.inverted', 'bg.inverted'],
  ['fg.invertedMuted', 'bg.inverted'],
  ['fg.invertedAccent', 'bg.inverted'],
  ['fg.inverted', 'bg.invertedRaised'],
  ['fg.invertedMuted', 'bg.invertedRaised'],
  ...paletteNames.flatMap((name): Pair[] => [
    [`${name}.contrast`, `${name}.solid`],
    [`${name}.contrast`, `${name}.solidHover`],
    [`${name}.fg`, 'bg'],
    [`${name}.fg`, 'bg.panel'],
    [`${name}.fg`, `${name}.subtle`],
    [`${name}.fg`, `${name}.muted`],
  ]),
];

const controlPairs: Pair[] = [
  ...pages.map((ground): Pair => ['border.emphasized', ground]),
  ...pages.map((ground): Pair => ['border.error', ground]),
  ...paletteNames.flatMap((name): Pair[] => pages.map((ground): Pair => [`${name}.focusRing`, ground])),
  ...paletteNames.flatMap((name): Pair[] => pages.map((ground): Pair => [`${name}.border`, ground])),
  ['fg.invertedAccent', 'bg.invertedRaised'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colour pairs in %s mode', (_mode, index) => {
  it.each(textPairs)('%s on %s has a contrast of 4.5:1 for text', (ink, ground) => {
    expect(contrastRatio(colors[ink][index], colors[ground][index])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s on %s has a contrast of 3:1 for controls', (ink, ground) => {
    expect(contrastRatio(colors[ink][index], colors[ground][index])).toBeGreaterThanOrEqual(3);
  });
});

it('measures 21 for black on white, and 1 for equal colours', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#14573F', '#14573F')).toBe(1);
});
