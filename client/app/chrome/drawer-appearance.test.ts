import { colors } from '../../theme/colors';
import { contrastRatio } from '../../theme/contrast';
import { drawerColors, drawerInks } from './drawer-appearance';

const inks = Object.entries(drawerInks);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('drawer colours in %s mode R048', (_mode, index) => {
  it.each(inks)('%s has enough contrast with its entries, also over images', (_name, ink) => {
    for (const ground of [ink.ground[index], ink.raised[index]]) {
      for (const text of [colors['fg.inverted'], colors['fg.invertedAccent'], ink.muted])
        expect(contrastRatio(text[index], ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('the drawer offers the required colours with the brand colour first R048', () => {
  expect(drawerColors).toEqual(['primary', ...Object.keys(drawerInks)]);
});
