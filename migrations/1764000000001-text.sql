CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Folds a text that is not plain ASCII with single spaces. Called by fold.
CREATE FUNCTION fold_any(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(replace(replace(replace(replace(translate(lower(regexp_replace(
  normalize(translate(value, '´″', '''"'), NFKD),
  '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]',
  '', 'g')),
  '`‘’‚‛‹›′‵ʹʻʼʽʾʿˈꞋꞌ“”„‟«»〝〞〟‐‒–—―−⁃⸺⸻֊־đðøłħŧıŋς', '''''''''''''''''''''''''''''''''''''"""""""""-----------ddolhtinσ'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'));

-- Returns a text for comparisons: lower case, without accents and invisible characters, and with one kind
-- of apostrophe, quote, hyphen and space. Does the same as shared/fold.ts.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) AND value !~ '[\u0001-\u001f\u007f`]|  |^ | $'
  THEN lower(value) ELSE fold_any(value) END;

-- Returns the folded text of several columns, for search indexes. The body is parsed at creation, so that
-- it finds fold even without a search path, as when an index is built.
CREATE FUNCTION found_by(VARIADIC words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT fold(array_to_string(words, ' '));
END;

-- Returns the digits of phone numbers, separated by spaces. Letters of 0800, 0508 and 0900 numbers become
-- the digits on their keys.
CREATE FUNCTION phone_digits(VARIADIC numbers text[])
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
      SELECT coalesce(string_agg(regexp_replace(CASE WHEN normalize(number, NFKC) ~ '^\W*0(800|508|900)[^a-zA-Z]*[a-zA-Z]'
        THEN translate(lower(normalize(number, NFKC)), 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999')
        ELSE normalize(number, NFKC) END, '[^0-9]', '', 'g'), ' '), '') FROM unnest(numbers) number;
END;

-- Returns the text of rich text without tags, with each block on its own line. Does the same as
-- shared/readable-text.ts.
CREATE FUNCTION readable_text(rich text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT CASE
    WHEN position('<' IN rich) = 0
      OR rich !~* '</?(h[1-3]|p|ul|ol|li|a|strong|em|br)(?=[\s/>])[^<>]*>' THEN rich
    ELSE replace(replace(replace(replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(rich,
        '(\n|<br>|</[a-z][^<>]*>)*</(h[1-3]|p|ul|ol|li)>', E'\n', 'g'),
        '</?(a|strong|em)(?=[\s/>])[^<>]*>', '', 'g'),
        '<br>', E'\n', 'g'),
        '([^\n>])(<[^<>]*>)+', E'\\1\n', 'g'),
        '<[^<>]*>', '', 'g'),
        '^[\s\u00a0\u2007\u202f\ufeff]+|[\s\u00a0\u2007\u202f\ufeff]+$', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  END;
END;

-- Returns the folded words of a text in order, without apostrophes.
CREATE FUNCTION search_words(value text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT BEGIN ATOMIC
  SELECT array_remove(regexp_split_to_array(translate(fold(value), '''’‘`', ''), '[^[:alnum:]]+'), '');
END;

-- Returns the English stems of the words of a text: 'dresses' becomes 'dress', but 'dresser' does not.
CREATE FUNCTION search_plain(value text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT BEGIN ATOMIC
  SELECT array_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) ORDER BY place)
  FROM unnest(search_words(value)) WITH ORDINALITY AS words (word, place);
END;

-- Returns the stem of a word. Null for words such as 'the', which have no meaning for a search.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  stem text := left(word, 60);
BEGIN
  IF ts_lexize('pg_catalog.english_stem', stem) = '{}' THEN RETURN NULL; END IF;
  -- A word of open syllables is te reo Māori and stays as written, since English rules do not apply to it.
  IF stem ~ '^((wh|ng|[hkmnprtw])?[aeiou])+$' THEN RETURN stem; END IF;
  stem := (ts_lexize('pg_catalog.english_stem', regexp_replace(stem, 'icians?$', 'ic')))[1];
  IF stem IS NULL OR stem IN ('flower', 'tower', 'counter', 'corner', 'poster', 'shower', 'master', 'number', 'letter')
  THEN RETURN stem; END IF;
  -- People get the stem of their work: photographer and photography, baker and bakery, tiler and tiles.
  IF length(stem) > 5 THEN stem := regexp_replace(stem, 'i$', ''); END IF;
  IF length(stem) > 4 AND stem ~ '[^e]er$' THEN
    stem := coalesce((ts_lexize('pg_catalog.english_stem', left(stem, -1)))[1], stem);
  END IF;
  RETURN stem;
END $$;

-- Returns the stems of the words of a text in order. Words without a stem are left out.
CREATE FUNCTION search_stems(value text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT BEGIN ATOMIC
  SELECT coalesce(array_agg(stem ORDER BY place), '{}')
  FROM unnest(search_words(value)) WITH ORDINALITY AS words (word, place), search_stem(word) AS stem
  WHERE stem IS NOT NULL;
END;
