import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldError } from '../forms/field-frame';
import { GroupError } from '../forms/group-error';
import type { TokenScope } from '../graphql/schema.generated';
import { useTexts } from '../lib/language';
import { TickBox } from '../ui/tick-box';
import {
  ACCESSES,
  type Access,
  byResource,
  codeOf,
  type ResourceScopes,
  type TokenForm,
} from './token-scopes';
import { resourceTexts, tokenTexts } from './token-texts';

const Table = chakra('table', { base: { w: 'full', textStyle: 'sm', borderCollapse: 'collapse' } });
const Head = chakra('th', { base: { fontWeight: 'medium', pb: '1', px: '3', whiteSpace: 'nowrap' } });
const Label = chakra('th', { base: { fontWeight: 'normal', textAlign: 'start', py: '1.5', pe: '3' } });
const Cell = chakra('td', { base: { px: '3', py: '1.5' } });
const Group = chakra('fieldset', { base: { border: '0', minW: '0', p: '0' } });

/** The permissions of a token: a row for each kind of data, with a checkbox to read and one to change it. */
export function ScopesField({
  form,
  scopes,
}: {
  form: UseFormReturn<TokenForm>;
  scopes: readonly TokenScope[];
}) {
  const text = useTexts(tokenTexts);
  const labels = useTexts(resourceTexts);
  const id = useId();
  const error = fieldError(form, 'scopes');
  const rows = byResource(scopes);
  return (
    <Controller
      control={form.control}
      name="scopes"
      render={({ field }) => {
        const chosen = field.value;
        const set = (changed: readonly TokenScope[], on: boolean) =>
          field.onChange([...chosen.filter((scope) => !changed.includes(scope)), ...(on ? changed : [])]);
        const tick = (label: ReactNode, access: Access, of: readonly ResourceScopes[], first = false) => {
          const these = of.flatMap((row) => row[access] ?? []);
          if (these.length === 0) return null;
          return (
            <TickBox
              ref={first ? field.ref : undefined}
              type="checkbox"
              mx="auto"
              aria-label={`${label}: ${text[access]}`}
              checked={these.every((scope) => chosen.includes(scope))}
              onBlur={field.onBlur}
              onChange={(event) => set(these, event.target.checked)}
            />
          );
        };
        return (
          <Group aria-describedby={error ? `${id}-error` : undefined}>
            {error && (
              <GroupError id={`${id}-error`} mb="2">
                {error}
              </GroupError>
            )}
            <Table>
              <thead>
                <tr>
                  <Head scope="col" textAlign="start" ps="0" w="full">
                    {text.permissions}
                  </Head>
                  {ACCESSES.map((access) => (
                    <Head key={access} scope="col">
                      {text[access]}
                    </Head>
                  ))}
                </tr>
              </thead>
              <tbody>
                <chakra.tr borderBottomWidth="1px" borderColor="border">
                  <Label scope="row" fontWeight="medium">
                    {text.everything}
                  </Label>
                  {ACCESSES.map((access) => (
                    <Cell key={access}>{tick(text.everything, access, rows, access === 'read')}</Cell>
                  ))}
                </chakra.tr>
                {rows.map((row) => (
                  <tr key={row.resource}>
                    <Label scope="row">
                      {labels[row.resource]}
                      <Flex columnGap="2" wrap="wrap">
                        {ACCESSES.map(
                          (access) => row[access] && <ScopeCode key={access} scope={row[access]} />,
                        )}
                      </Flex>
                    </Label>
                    {ACCESSES.map((access) => (
                      <Cell key={access}>{tick(labels[row.resource], access, [row])}</Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Group>
        );
      }}
    />
  );
}

/** The code of a scope, for people who look it up in the documentation of the API. */
const ScopeCode = ({ scope }: { scope: TokenScope }) => (
  <Box as="code" fontFamily="mono" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
    {codeOf(scope)}
  </Box>
);
