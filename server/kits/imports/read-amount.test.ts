import fc from 'fast-check';
import { readAmount } from './read-amount.js';

const ours = { decimalComma: false };
const theirs = { decimalComma: true };
const read = (text: string, style = ours) => {
  const answer = readAmount(text, style);
  return 'amount' in answer ? answer.amount : answer.problem;
};

describe('an amount in an imported file', () => {
  it.each([
    ['1250', 1250],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1,50', 1.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['1,250', 1250],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250.000,5', 1_250_000.5],
    ['1,250,000.05', 1_250_000.05],
    ['1 250,50', 1250.5],
    ['1\u00a0250.50', 1250.5],
    ['1\u202f250', 1250],
    ["1'250.50", 1250.5],
    ['1250.125', 1250.125],
    ['$1,250.50', 1250.5],
    ['NZ$ 1,250', 1250],
    ['1250.50 NZD', 1250.5],
    ['-1250', -1250],
    ['-$5', -5],
    ['$-5', -5],
    ['\u22125', -5],
    ['($1,250.50)', -1250.5],
    ['007', 7],
    ['１，２５０．５０', 1250.5],
    ['+5', 5],
  ])('reads %s', (text, amount) => {
    expect(read(text)).toBe(amount);
  });

  it.each(['1.250', '12.000', '$1.250', '(1.250)'])('refuses %s, which could be two amounts', (text) => {
    expect(read(text)).toMatch(/read in two ways.*1250\.50/);
    expect(read(text, theirs)).toMatch(/two ways/);
  });

  it('refuses a comma before three digits in a file with decimal commas', () => {
    expect(read('1,250', theirs)).toMatch(/two ways/);
    expect(read('1,5', theirs)).toBe(1.5);
    expect(read('1.250,5', theirs)).toBe(1250.5);
  });

  it.each(['01,250', '01.250', '001,250', '$01,250', '-012,500'])(
    'refuses %s: a leading zero with a thousands separator',
    (text) => {
      expect(read(text)).toMatch(/read in two ways.*1250\.50/);
    },
  );

  it.each([
    ['1250\u200b', 1250],
    ['\ufeff1,250.50', 1250.5],
    ['1\u2060250', 1250],
  ])('ignores invisible characters in %j', (text, amount) => {
    expect(read(text)).toBe(amount);
  });

  it.each([
    '12,34,567',
    '1,2,3',
    '1.2.3',
    '1,250.5,0',
    '1 2',
    '1 25',
    'about 5',
    '€5',
    'US$5',
    '5%',
    '--5',
    '(5',
    '5)',
    '(-5)',
    '.',
    ',',
    '-',
    '1'.repeat(16),
    '0x10',
    '1e3',
    'Infinity',
  ])('refuses %s, which is not an amount', (text) => {
    expect(read(text)).toBe('Write a number like 1250 or 1250.50.');
  });

  it('reads every amount in whole cents exactly in each format, or refuses it', () => {
    const locales = ['en-NZ', 'de-DE', 'fr-FR', 'de-CH'] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom(...locales),
        fc.boolean(),
        (cents, locale, decimalComma) => {
          const amount = cents / 100;
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount);
          expect(read(text, { decimalComma })).toBe(amount);
          const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(
            Math.trunc(amount),
          );
          expect([Math.trunc(amount) + 0, expect.stringContaining('two ways')]).toContainEqual(
            read(short, { decimalComma }),
          );
        },
      ),
    );
  });
});
