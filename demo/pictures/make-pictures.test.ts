import sharp from 'sharp';
import { TRADES } from '../trades/all-trades.js';
import { SHAPES } from './compose.js';
import { plannedPictures, TRADE_SCENES } from './make-pictures.js';
import { grainTile, render } from './render.js';

const pictures = plannedPictures();
const called = (name: string) => {
  const found = pictures.find((picture) => picture.name === name);
  if (found === undefined) throw new Error(`${name} is not planned`);
  return found;
};

describe('demo pictures', () => {
  it('cover every trade, with unique names that are safe as file names', () => {
    expect(Object.keys(TRADE_SCENES).sort()).toEqual(TRADES.map((trade) => trade.slug).sort());
    expect(new Set(pictures.map((picture) => picture.name)).size).toBe(pictures.length);
    expect(pictures.filter((picture) => !/^[a-z0-9-]+\.webp$/.test(picture.name))).toEqual([]);
  });

  it('are identical on every run, without text, fonts or external resources', () => {
    for (const picture of pictures) {
      const svg = picture.svg();
      expect(svg).toBe(picture.svg());
      expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined|\[object/);
    }
  });

  it.each([
    ['plumbing-1.webp', SHAPES.profile],
    ['travel-2-portrait.webp', SHAPES.portrait],
    ['catering-3-landscape.webp', SHAPES.landscape],
    ['banner-building.webp', SHAPES.banner],
    ['banner-coffee-mobile.webp', SHAPES.square],
    ['category-printing.webp', SHAPES.tile],
    ['cause-12.webp', SHAPES.profile],
  ])('renders %s as a non-empty WebP image of the right size', async (name, shape) => {
    const bytes = await render(called(name).svg(), await grainTile());
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: shape.width, height: shape.height });
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(12);
  });
});
