import fc from 'fast-check';

/** Names as people type them, one for each common fault. */
const TYPED_NAMES: readonly string[] = [
  'Nguyễn Thị Ánh',
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'Tāmaki Makaurau',
  'Tāmaki Makaurau'.normalize('NFD'),
  'أحمد بن سعيد',
  'مُحَمَّد علي',
  '王小明株式会社',
  'Ａｏｔｅａｒｏａ　Ｐｌｕｍｂｉｎｇ',
  ...["'", '’', '‘', 'ʼ', 'ʻ', '`', '´', '′', '＇'].map((sign) => `O${sign}Brien & Sons`),
  'Straße Groß GmbH',
  'İstanbul Işık',
  'Łódź Ćwikła',
  'Ærøskøbing Þór',
  'Ёлка и Ко',
  'Ελλάς Πλατεία',
  'क्षत्रिय भवन',
  'می‌خواهم', // with a zero-width non-joiner, which the word needs
  'Whānau 👨‍👩‍👧‍👦 Day',
  'Kai ❤️ Aroha',
  '“Good” „Food“ «Shop»',
  'Smith‐Jones – Te Awa — Ltd',
  'Kai\u00a0Time\u202fCafé',
  'Trailing blanks  ',
  '  Leading blanks',
  'Two  blanks\tand a tab',
  'Bread, milk; eggs',
  '=Sum of us',
  '+Plus',
  '-Minus',
  '@Home',
  "'Quoted'",
  '"All quoted"',
  '100% _pure_ \\ NZ',
  'Kō\u00adwhai\u200b Trust\ufeff',
  'Line\vbreak\fpage\u2028separator\u0085next',
  'Bell\u0007 and\u0001 control',
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
  '0210',
  '4/03/26',
  '6.42E+10',
  'null',
];

const WORDS = [
  ...[
    'Kōwhai',
    'Whānau',
    'Māori',
    'Tūī',
    'Nguyễn',
    'Đặng',
    'Łukasz',
    'Strauß',
    'İnci',
    'ışık',
    'Ærø',
    'Þórr',
  ],
  ...['أحمد', 'محمّد', 'שלום', '王小明', '株式会社', '한국', 'Москва', 'Ёж', 'Ὀδυσσεύς', 'हिन्दी', 'ไทย'],
  ...['👩🏽‍🌾', '🇳🇿', 'ﬁsh', 'Ⅳ', '½', 'Ｗｉｄｅ', 'ﾊﾝｶｸ', 'plumbing', 'TRUST', 'a', 'of', '2026', 'No.'],
];
const JOINTS = [
  ...[' ', '  ', '\u00a0', '\u3000', '\t', '-', '‐', '–', ' — ', "'", '’', 'ʼ', ', ', '; ', ' & ', '/', '.'],
  ...['\u200b', '\u200d', '\u00ad', '“', '”', '"', '%', '_', '\\', '|', '\n', '\v', '\u2028', '\u0002'],
];
const ENDS = ['', ' ', '\u00a0', '=', '+', '-', '@', "'", '"', '(', '!', '\ufeff', '\u200e'];

/** Generates texts of one to three words of any script with any separators, in either normal form. */
const typedText: fc.Arbitrary<string> = fc
  .record({
    words: fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...JOINTS)), {
      minLength: 2,
      maxLength: 4,
    }),
    start: fc.constantFrom(...ENDS),
    end: fc.constantFrom(...ENDS),
    form: fc.constantFrom('NFC', 'NFD', 'as it is'),
    long: fc.boolean(),
  })
  .map(({ words, start, end, form, long }) => {
    const text = `${start}${words.map(([word, joint]) => `${word}${joint}`).join('')}${long ? 'x'.repeat(40) : 'Ngaio'}${end}`;
    return form === 'as it is' ? text : text.normalize(form);
  });

/** Returns all texts that were picked by hand, and `count` generated ones from this seed. */
export const typedTexts = (seed: number, count: number): string[] => [
  ...TYPED_NAMES,
  ...fc.sample(typedText, { seed, numRuns: count }),
];

/** Returns spellings of one phone number, with and without +64. */
export const spellingsOf = (digits: string): string[] => {
  const [area, first, rest] = [digits.slice(1, 3), digits.slice(3, 6), digits.slice(6)];
  return [
    digits,
    `${digits.slice(0, 3)} ${first} ${rest}`,
    `${digits.slice(0, 3)} ${first} ${rest} Mere`,
    `Mere: ${digits.slice(0, 3)} ${first} ${rest}`,
    `${digits.slice(0, 3)} ${first} ${rest} (Mon–Fri 9–5)`,
    `${digits.slice(0, 3)}·${first}·${rest} after 3.30pm`,
    `(${digits.slice(0, 3)}) ${first}-${rest}`,
    `+64 ${area} ${first} ${rest}`,
    `+64${area}${first}${rest}`,
    `+64 (0)${area} ${first}${rest}`,
    `0064 ${area} ${first} ${rest}`,
    `${digits.slice(0, 3)}–${first}–${rest}`,
    `${digits.slice(0, 3)}\u00a0${first}\u00a0${rest}`,
    [...`${digits.slice(0, 3)} ${first} ${rest}`]
      .map((sign) => (/\d/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
      .join(''),
  ];
};
