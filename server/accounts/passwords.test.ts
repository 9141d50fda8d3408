import { hash } from '@node-rs/argon2';
import { hashPassword, password, typedPassword, verifyPassword } from './passwords.js';

describe('a password', () => {
  it.each(['Kōwhai-Harbour-7', 'Ｈａｒｂｏｕｒ-ひと-7', 'Café ﬁne ½ 12'])(
    '%s fits however its letters are put together, and no other does',
    async (chosen) => {
      const stored = await hashPassword(chosen.normalize('NFC'));
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect([form, await verifyPassword(chosen.normalize(form), stored)]).toEqual([form, true]);
      expect(await verifyPassword(`${chosen} `, stored)).toBe(false);
    },
  );

  it('fits a hash of before, made of it as it was typed', async () => {
    const typed = 'Kōwhai-Harbour-7'.normalize('NFD');
    expect(await verifyPassword(typed, await hash(typed))).toBe(true);
  });

  describe('is measured in characters as people see them', () => {
    const sentence = 'Một buổi sáng đẹp trời tôi đi bộ dọc bờ biển. '.repeat(5).slice(0, 180);
    const marks = '\u0302\u0301';

    it.each(['NFC', 'NFD', 'NFKD'] as const)('in %s', (form) => {
      expect(password.safeParse(sentence.normalize(form)).success).toBe(true);
      expect(typedPassword.safeParse(sentence.normalize(form)).success).toBe(true);
      for (const schema of [password, typedPassword])
        expect(schema.safeParse('ệ'.repeat(201).normalize(form)).error?.issues[0]?.message).toBe(
          'Please use at most 200 characters.',
        );
      expect(
        password.safeParse(`a${marks}e${marks}o${marks}xy`.normalize(form)).error?.issues[0]?.message,
      ).toBe('Please use at least 10 characters.');
      expect(password.safeParse(`ệ`.repeat(10).normalize(form)).success).toBe(true);
    });

    it('and is not of endless marks', () => {
      expect(password.safeParse(`Harbour of words${marks.repeat(3000)}`).success).toBe(false);
    });
  });

  it('is typed as before if it has more characters in its one form', () => {
    expect(typedPassword.safeParse('½'.repeat(190)).success).toBe(true);
  });
});
