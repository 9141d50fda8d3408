import { profileVariables } from './profile-loader';

it.each(['5', '2147483647'])('%s is the id of a supplier R024', (id) => {
  expect(profileVariables({ id })).toEqual({ id: Number(id), urlKeyword: null });
});

it.each(['0', '-1', '5.0', '0x5', '5e0', '+5', ' 5', 'abc', '05', '2147483648'])('%j is no id', (id) => {
  expect(profileVariables({ id })).toBeNull();
});

it('a keyword is used unchanged unless it is invalid R024', () => {
  expect(profileVariables({ keyword: 'KOWHAI' })).toEqual({ id: null, urlKeyword: 'KOWHAI' });
  expect(profileVariables({ keyword: 'k'.repeat(101) })).toBeNull();
  for (const unseen of ['\0', '\u200b', ' ']) expect(profileVariables({ keyword: unseen })).toBeNull();
});
