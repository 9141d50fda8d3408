const APOSTROPHES = '`‘’‚‛‹›′‵ʹʻʼʽʾʿˈꞋꞌ';
const QUOTES = '“”„‟«»〝〞〟';
const HYPHENS = '‐‒–—―−⁃⸺⸻֊־';
const LETTERS = 'đðøłħŧıŋς';
const PLAIN_LETTERS = 'ddolhtinσ';

/** Two in a literal of SQL are one. */
const QUOTE = "''";
const SIGNS = APOSTROPHES + QUOTES + HYPHENS + LETTERS;
const PLAIN_SIGNS = `${QUOTE.repeat(APOSTROPHES.length)}${'"'.repeat(QUOTES.length)}${'-'.repeat(HYPHENS.length)}${PLAIN_LETTERS}`;

const ACCENTS = String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`;
const INVISIBLE = String.raw`\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff`;
const SPACES = String.raw`\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

const TAKEN_APART = `normalize(translate(value, '´″', '''"'), NFKD)`;
const WITHOUT_MARKS = `lower(regexp_replace(${TAKEN_APART}, '[${ACCENTS}${INVISIBLE}]', '', 'g'))`;
const PLAIN_SIGNED = `translate(${WITHOUT_MARKS}, '${SIGNS}', '${PLAIN_SIGNS}')`;
const PLAIN_LETTERED = `replace(replace(replace(replace(${PLAIN_SIGNED}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

/** Step by step as `fold` of shared/fold.ts. Most texts are plain: the long way is not taken with them. */
export const FOLD = `
      CREATE OR REPLACE FUNCTION fold_any(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        RETURN btrim(regexp_replace(${PLAIN_LETTERED}, '[${SPACES}]+', ' ', 'g'));
      COMMENT ON FUNCTION fold_any IS 'fold() of texts with more than plain letters and single spaces';
      CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE WHEN octet_length(value) = char_length(value) AND value !~ '[\\u0001-\\u001f\\u007f\`]|  |^ | $'
          THEN lower(value) ELSE fold_any(value) END;
`;

/** The function before this migration, which knew only accents of Latin letters, and blanks. */
export const foldBefore = (name: string) => `
      CREATE OR REPLACE FUNCTION ${name}(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT btrim(regexp_replace(
          lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')), '\\s+', ' ', 'g'))
      $$;
`;
