import { phoneLink } from './phone-link';

it.each([
  ['0800 UPLIFT', 'tel:0800875438'],
  ['+64 (0)9 123 4567', 'tel:+6491234567'],
  ['(09) 123 4567', 'tel:091234567'],
  ['09 123 4567 ext 89', 'tel:091234567'],
  ['021 123 456 x12', 'tel:021123456'],
  ['+64 21 123 456', 'tel:+6421123456'],
])('%s dials %s', (written, link) => {
  expect(phoneLink(written)).toBe(link);
});
