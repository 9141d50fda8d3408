import { colors } from '../../theme/colors';
import { contrastRatio } from '../../theme/contrast';
import { drawerColors, drawerInks } from './drawer-appearance';

const inks = Object.entries(drawerInks);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('every colour of the drawer in %s mode R048', (_mode, index) => {
  it.each(inks)('%s carries its entries, pictures behind them included', (_name, ink) => {
    for (const ground of [ink.ground[index], ink.raised[index]]) {
      for (const text of [colors['fg.inverted'], colors['fg.invertedAccent'], ink.muted])
        expect(contrastRatio(text[index], ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('the colours are those that were asked for, the first being the product’s own R048', () => {
  expect(drawerColors).toEqual(['primary', ...Object.keys(drawerInks)]);
});
