/**
 * A phone number as people write it, as a link that dials it: letters are keys (0800 UPLIFT), the zero in
 * +64 (0)9 is not dialled from abroad, and an extension is for whoever answers.
 */
export function phoneLink(written: string): string {
  const number = written
    .replace(/\s*(ext|x)[.:\s]*\d+.*$/i, '')
    .replace(/^(\s*\+.*?)\(0\)/, '$1')
    .replace(/[a-z]/gi, (letter) => '22233344455566677778889999'.charAt(Number.parseInt(letter, 36) - 10));
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`;
}
