import { hash } from '@node-rs/argon2';
import { hashPassword, passwordFits } from './passwords.js';

describe('a password', () => {
  it.each(['Kōwhai-Harbour-7', 'Ｈａｒｂｏｕｒ-ひと-7', 'Café ﬁne ½ 12'])(
    '%s fits however its letters are put together, and no other does',
    async (chosen) => {
      const stored = await hashPassword(chosen.normalize('NFC'));
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect([form, await passwordFits(chosen.normalize(form), stored)]).toEqual([form, true]);
      expect(await passwordFits(`${chosen} `, stored)).toBe(false);
    },
  );

  it('fits a hash of before, made of it as it was typed', async () => {
    const typed = 'Kōwhai-Harbour-7'.normalize('NFD');
    expect(await passwordFits(typed, await hash(typed))).toBe(true);
  });
});
