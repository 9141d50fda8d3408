import { SealedTexts } from './sealed-texts.js';
import { SigningKeys } from './signing-keys.js';

describe('sealed texts', () => {
  const old = 'the first secret of the product, with enough letters';
  const renewed = 'the second secret of the product, with enough letters';
  const texts = new SealedTexts(new SigningKeys(old), 'test');

  it('are opened with the same key, and do not contain the text', () => {
    const sealed = texts.seal('whsec_kōwhai');
    expect(texts.open(sealed)).toBe('whsec_kōwhai');
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString()).not.toContain('whsec');
    expect(texts.seal('whsec_kōwhai')).not.toBe(sealed);
  });

  it('are opened with a fallback after the key was replaced, and not without it', () => {
    const sealed = texts.seal('secret');
    expect(new SealedTexts(new SigningKeys(renewed, [old]), 'test').open(sealed)).toBe('secret');
    expect(new SealedTexts(new SigningKeys(renewed), 'test').open(sealed)).toBeNull();
  });

  it('are not opened if they were changed, or for another purpose', () => {
    const sealed = texts.seal('secret');
    expect(texts.open(`${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(texts.open('nonsense')).toBeNull();
    expect(new SealedTexts(new SigningKeys(old), 'other').open(sealed)).toBeNull();
  });
});
