import { instantInCell } from './cell-text';
import {
  chips,
  choice,
  day,
  dayWithin,
  dollars,
  email,
  flag,
  list,
  localInstant,
  number,
  record,
  text,
  wholeNumber,
} from './field-kinds';
import { validateField } from './field-table';

const sizes = { S: 'Small', L: 'Large' };

describe('conversion of a value between record, form and server', () => {
  it('trims a text, and sends null for an empty one', () => {
    const { toForm, toInput } = text(20);
    expect(toForm(null)).toBe('');
    expect(toInput(' Rātā ')).toBe('Rātā');
    expect(toInput('  ')).toBeNull();
  });

  it('reads dollars in any common notation A168', () => {
    expect(dollars.toForm(1200)).toBe('1200.00');
    expect(dollars.toInput('$1,200')).toBe(1200);
    expect(dollars.same('1,200', '1200.00')).toBe(true);
    expect(dollars.same('', '0.00')).toBe(false);
    expect(validateField({ rule: dollars.rule }, 'lots')).toMatch(/Enter an amount/);
  });

  it.each([
    ['1,250', 1250],
    ['1 250', 1250],
    [' 7 ', 7],
    ['-3', -3],
    ['', null],
  ])('sends a whole number typed as %p as %p A168', (typed, sent) => {
    const kind = wholeNumber(-10, 2000);
    expect(validateField(kind, typed)).toBeNull();
    expect(kind.toInput(typed)).toBe(sent);
  });

  it.each(['12,50', '7.5', 'seven', '2001', '-11'])('refuses %p for a whole number A168', (typed) => {
    expect(validateField(wholeNumber(-10, 2000), typed)).toMatch(/^Enter a/);
  });

  it('shows an instant in New Zealand time in the form only A166', () => {
    const { toForm, toInput } = localInstant('Choose one');
    expect(toForm('2026-06-05T01:07:00Z')).toBe('2026-06-05T13:07');
    expect(toInput('2026-06-05T13:07')).toBe('2026-06-05T01:07:00.000Z');
    expect(validateField({ rule: localInstant('Choose one').rule }, '')).toBe('Choose one');
  });

  it('validates the limits of a day R323', () => {
    const { rule } = dayWithin({ missing: 'Choose a date', min: '2026-11-05' });
    expect(validateField({ rule }, '')).toBe('Choose a date');
    expect(validateField({ rule }, '2026-11-04')).toBe('Choose 05-Nov-2026 or later.');
    expect(validateField({ rule }, '2026-11-05')).toBeNull();
    expect(validateField({ rule: day.rule }, '11/22/2026')).toBe('Enter a date such as 22-Nov-2026.');
    expect(validateField({ rule: day.rule }, '')).toBeNull();
  });

  it('compares a list of texts in order', () => {
    expect(chips(3, 20).same(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(chips(3, 20).same(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(chips(3, 20).toForm(null)).toEqual([]);
  });

  it('sends the id of a record', () => {
    const { toInput, same } = record();
    expect(toInput({ id: 3, name: 'Tūī' })).toBe(3);
    expect(same({ id: 3, name: 'Tūī' }, { id: 3, name: 'Tui' })).toBe(true);
    expect(same({ id: 3, name: 'Tūī' }, null)).toBe(false);
  });

  it('sends null for an empty choice', () => {
    expect(choice(sizes).toInput('')).toBeNull();
    expect(choice(sizes).toInput('S')).toBe('S');
  });

  it('compares a multiple choice in any order', () => {
    expect(list(sizes).same(['S', 'L'], ['L', 'S'])).toBe(true);
    expect(list(sizes).same(['S'], ['L'])).toBe(false);
    expect(list(sizes).same(['S'], ['S', 'L'])).toBe(false);
    expect(list(sizes).toForm(null)).toEqual([]);
  });
});

it.each([
  ['text', text(20).format(' Rātā '), 'Rātā'],
  ['email', email.format(''), ''],
  ['dollars', dollars.format('1200'), '$1,200.00'],
  ['flag', flag.format(false), 'No'],
  ['number', number.format(0), '0'],
  ['day', day.format('2020-11-05'), '05-Nov-2020'],
  ['no day', day.format('soon'), 'soon'],
  ['chips', chips(3, 20).format(['Painting', 'Plumbing']), 'Painting, Plumbing'],
  ['no instant', localInstant().format('5/11 noon'), '5/11 noon'],
  ['local instant', localInstant('').format('2020-06-05T13:07'), 'Jun 5th 2020, 1:07 pm'],
  ['record', record().format({ id: 3, name: 'Tūī' }), 'Tūī'],
  ['choice', choice(sizes).format('L'), 'Large'],
  ['list', list(sizes).format(['S', 'L']), 'Small, Large'],
])('formats a %s for comparison', (_, words, expected) => expect(words).toBe(expected));

it.each([
  ['25/11/2020 2:07 pm', '2020-11-25T14:07'],
  ['25 Nov 2020 1407', '2020-11-25T14:07'],
  ['25-Nov-2020 9 am', '2020-11-25T09:00'],
  ['25-Nov-2020', '2020-11-25T00:00'],
  ['', ''],
  ['soon', 'soon'],
])('reads an instant typed into a cell as %j as %j R323', (typed, instant) =>
  expect(instantInCell.fromText(typed)).toBe(instant),
);

it('a cell shows an instant in a format that it can read R323', () => {
  const shown = instantInCell.toText('2020-11-25T14:07');
  expect([shown, instantInCell.fromText(shown)]).toEqual(['25-Nov-2020 2:07 pm', '2020-11-25T14:07']);
});
