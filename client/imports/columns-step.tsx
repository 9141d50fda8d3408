import { Box, Button, chakra, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatCount } from '../lib/format';
import { WarningIcon } from '../ui/icons';
import { ChevronDownIcon } from '../ui/pictograms';
import { SectionCard } from '../ui/section-card';
import { bySection, labelOf, suggestFields } from './import-targets';
import type { ImportTexts } from './import-texts';
import type { Import_FileFragment } from './imports.generated';

export type ImportFile = Omit<Import_FileFragment, ' $fragmentName'>;
export type Reading = { columns: { column: number; field: string }[]; emptyClears: boolean };

type Props = {
  file: ImportFile;
  words: ImportTexts;
  /** Starts the check; rejects with the server's refusal. */
  check: (reading: Reading) => Promise<unknown>;
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '4',
} as const;

/** Headings above the columns on wide screens; each field also has its own label. */
const Heads = chakra('div', {
  base: { ...GRID, hideBelow: 'md', pb: '2', textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' },
});

const Row = chakra('li', {
  base: {
    ...GRID,
    rowGap: '1.5',
    alignItems: 'center',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** Returns the first values of a column. */
const examples = ({ firstRows }: ImportFile, column: number) =>
  firstRows
    .map((row) => row[column]?.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ');

/** The names of the columns that are not imported, so that none is left out unnoticed. */
function LeftOut({ headers }: { headers: readonly string[] }) {
  const named = headers.filter(Boolean);
  return (
    <Text textStyle="sm" color="fg.muted" pb="2" overflowWrap="anywhere">
      {/* Only the count is announced: there may be forty names. */}
      <span role="status">
        {headers.length > 0 &&
          `${formatCount(headers.length)} ${headers.length === 1 ? 'column is' : 'columns are'} left out`}
      </span>
      {named.length > 0 && `: ${named.join(', ')}`}
    </Text>
  );
}

/** The step for assigning the columns of the file to fields, with suggestions. */
export function ColumnsStep({ file, words, check }: Props) {
  const id = useId();
  const { labels } = words;
  const [fields, setFields] = useState<readonly (string | null)[]>(
    () =>
      file.fields ?? suggestFields(file.headers, file.readableAs, { ...words, remembered: file.remembered }),
  );
  const [emptyClears, setEmptyClears] = useState(file.emptyClears);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sections = bySection(
    file.readableAs.map(({ name }) => ({ name, label: labelOf(labels, name) })),
    words.sections,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await check({
        columns: fields.flatMap((field, column) => (field ? [{ column, field }] : [])),
        emptyClears,
      });
    } catch (failure) {
      setProblem(toAppError(failure).message);
      setBusy(false);
    }
  };
  return (
    <SectionCard
      title="2. Match the columns"
      description={`${file.fileName}: ${formatCount(file.rowCount)} ${file.rowCount === 1 ? 'row' : 'rows'}. ${words.matched}`}
    >
      <form onSubmit={(event) => void submit(event)} aria-label="Columns">
        <LeftOut headers={file.headers.filter((_, column) => !fields[column])} />
        {!fields.some((field) => field === 'id' || field === 'name') && (
          <Text role="status" textStyle="sm" color="fg.warning" py="2">
            Choose a column for {labelOf(labels, 'name')} or ID. Rows with neither will be rejected.
          </Text>
        )}
        <Heads aria-hidden>
          <span>Column in the file</span>
          <span>Import as</span>
          <span>Sample values</span>
        </Heads>
        <Box as="ul" listStyleType="none" aria-label="Columns in the file">
          {file.headers.map((header, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <Row key={column}>
              <chakra.label htmlFor={`${id}-${column}`} fontWeight="semibold" overflowWrap="anywhere">
                {header || `Column ${column + 1}`}
              </chakra.label>
              <NativeSelect.Root size="sm">
                <NativeSelect.Field
                  id={`${id}-${column}`}
                  value={fields[column] ?? ''}
                  onChange={({ target }) =>
                    setFields(fields.map((field, at) => (at === column ? target.value || null : field)))
                  }
                >
                  <option value="">Don’t import</option>
                  {sections.map(({ heading, choices }) => {
                    const free = choices
                      .filter(({ name }) => name === fields[column] || !fields.includes(name))
                      .map(({ name, label }) => (
                        <option key={name} value={name}>
                          {label}
                        </option>
                      ));
                    if (heading === null || free.length === 0) return free;
                    return (
                      <optgroup key={heading} label={heading}>
                        {free}
                      </optgroup>
                    );
                  })}
                </NativeSelect.Field>
                <NativeSelect.Indicator>
                  <ChevronDownIcon />
                </NativeSelect.Indicator>
              </NativeSelect.Root>
              <Text textStyle="sm" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
                {examples(file, column) || 'No values in the first few rows'}
              </Text>
            </Row>
          ))}
        </Box>
        <chakra.label
          display="flex"
          gap="2.5"
          alignItems="flex-start"
          py="4"
          borderTopWidth="1px"
          borderColor="border"
        >
          <chakra.input
            type="checkbox"
            checked={emptyClears}
            onChange={({ target }) => setEmptyClears(target.checked)}
            accentColor="brand.solid"
            boxSize="4.5"
            mt="0.5"
          />
          <span>
            Blank cells clear the field
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              If this is off, blank cells leave the field unchanged.
            </Text>
          </span>
        </chakra.label>
        {problem && (
          <Text role="alert" color="fg.error" fontWeight="medium" textStyle="sm" mb="3">
            <WarningIcon /> {problem}
          </Text>
        )}
        <Flex justify="flex-end">
          <Button type="submit" loading={busy}>
            Check the file
          </Button>
        </Flex>
      </form>
    </SectionCard>
  );
}
