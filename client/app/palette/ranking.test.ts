import { userWith } from '../../testing/users';
import { commandsFor, recordCommand } from './commands';
import { rankCommands } from './ranking';

const commands = commandsFor(userWith(['ADMIN']), () => undefined);
const record = (id: number, title: string, detail = '') =>
  recordCommand({ kind: 'SUPPLIER', id, title, detail });
const names = (typed: string, ...records: ReturnType<typeof record>[]) =>
  rankCommands(commands, records, typed).map(({ label }) => label);
const groups = (typed: string, ...records: ReturnType<typeof record>[]) => [
  ...new Set(rankCommands(commands, records, typed).map(({ group }) => group)),
];

it('ranks names with the prefix before words with it, and matches in the address last', () => {
  const street = record(1, 'Horoeka Fire');
  const trade = record(2, 'Ngata Kōwhai');
  const exact = record(3, 'Kōwhai');
  const begins = record(4, 'Kōwhai Plumbing');
  expect(names('kowhai', street, trade, begins, exact)).toEqual([
    'Kōwhai',
    'Kōwhai Plumbing',
    'Ngata Kōwhai',
    'Horoeka Fire',
  ]);
  expect(groups('kowhai', street, begins)).toEqual(['Records', 'Matching address, email or phone']);
});

it('ranks a whole word before a prefix', () => {
  expect(names('law', record(1, 'Alison Lawson'), record(2, 'Ngata Law')).slice(0, 2)).toEqual([
    'Ngata Law',
    'Alison Lawson',
  ]);
});

it('ranks the matching screen before records that have the text in their address', () => {
  const matches = names('categ', record(1, 'Categorical Signs'));
  expect(matches[0]).toBe('Categories');
  expect(matches).toContain('Categorical Signs');
  expect(names('invite', record(1, 'Long Bay Networks'))[0]).toBe('Invite user');
  expect(groups('enq', record(1, 'Anchor Stone'))).toEqual([
    'Actions',
    'Pages',
    'Matching address, email or phone',
  ]);
});

it('finds a screen by its synonyms, and by scattered letters if nothing else matches', () => {
  expect(names('report')).toEqual(['Impact Buyers', 'Statistics', 'Old Dashboard']);
  expect(names('charit')).toEqual(['Good Causes']);
  expect(names('afclks')).toEqual(['Affiliate Link Clicks']);
  expect(names('sett')).toEqual(['Settings']);
  expect(names('xyzzy')).toEqual([]);
});

it('ranks the record with the given number first', () => {
  expect(names('#7', record(70, 'Seventy'), record(7, 'Lighthouse Law'))[0]).toBe('Lighthouse Law');
  expect(groups('027 555 8103', record(2, 'Rātā Print Studio'))).toEqual([
    'Matching address, email or phone',
  ]);
});

it('takes special characters literally', () => {
  for (const typed of ['((.*', 'q.w@mail.example', '[', '\\\\']) expect(names(typed)).toEqual([]);
  expect(names('   ')).toHaveLength(commands.length);
});
