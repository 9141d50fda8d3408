import { accountSchemas } from './account-schemas';

const MARKS = '\u0302\u0301';

describe('new password', () => {
  const messageFor = (password: string) =>
    accountSchemas.en.newPassword.safeParse({ password }).error?.issues[0]?.message;

  it.each(['NFC', 'NFD'])('counts visible characters in %s', (form) => {
    expect(messageFor(`a${MARKS}e${MARKS}o${MARKS}xy`.normalize(form))).toBe('Use at least 10 characters');
    expect(messageFor('ệ'.repeat(10).normalize(form))).toBeUndefined();
    expect(messageFor('ệ'.repeat(200).normalize(form))).toBeUndefined();
    expect(messageFor('ệ'.repeat(201).normalize(form))).toMatch(/200/);
  });
});
