import { hash } from '@node-rs/argon2';
import { hashPassword, password, typedPassword, verifyPassword } from './passwords.js';

describe('the password hash', () => {
  it.each(['Kōwhai-Harbour-7', 'Ｈａｒｂｏｕｒ-ひと-7', 'Café ﬁne ½ 12'])(
    '%s matches in every Unicode normal form, and no other password does',
    async (chosen) => {
      const stored = await hashPassword(chosen.normalize('NFC'));
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect([form, await verifyPassword(chosen.normalize(form), stored)]).toEqual([form, true]);
      expect(await verifyPassword(`${chosen} `, stored)).toBe(false);
    },
  );

  it('matches an older hash of the password as typed', async () => {
    const typed = 'Kōwhai-Harbour-7'.normalize('NFD');
    expect(await verifyPassword(typed, await hash(typed))).toBe(true);
  });

  describe('is measured in visible characters', () => {
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

    it('and does not accept endless combining marks', () => {
      expect(password.safeParse(`Harbour of words${marks.repeat(3000)}`).success).toBe(false);
    });
  });

  it('is hashed as typed if it has more characters in normalised form', () => {
    expect(typedPassword.safeParse('½'.repeat(190)).success).toBe(true);
  });
});
