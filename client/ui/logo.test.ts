import { readFileSync } from 'node:fs';
import { MARK } from '../../shared/mark';

it('the favicon is the mark of the product', () => {
  const icon = readFileSync('client/public/favicon.svg', 'utf8');
  const { size, leaf, smallLeaf, seed } = MARK;
  for (const drawn of [
    `viewBox="0 0 ${size} ${size}"`,
    `d="${leaf}"`,
    `d="${smallLeaf}"`,
    `cx="${seed.x}" cy="${seed.y}" r="${seed.radius}"`,
  ])
    expect(icon).toContain(drawn);
});
