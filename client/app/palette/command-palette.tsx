import { Box, Flex, Input, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDebounced } from '../../forms/use-debounced';
import type { SignedInUser } from '../../graphql/session';
import { hasRole } from '../../navigation/guards';
import { Dialog } from '../../ui/dialog';
import { KeyCap } from '../../ui/key-cap';
import { SearchIcon } from '../../ui/pictograms';
import { type Command, commandsFor, recordCommand } from './commands';
import { useQuickFindQuery } from './quick-find.generated';
import { rankCommands } from './ranking';

type Props = { user: SignedInUser; onSignOut: () => void; onClose: () => void };

/** Returns true if the text is long enough to search for; fewer letters match everything, but an ID may be shorter. */
const worthAsking = (typed: string) => typed.length >= 3 || /^#?\d+$/.test(typed);

function useFound(typed: string, staff: boolean) {
  const text = useDebounced(typed);
  const { data, previousData, loading, error } = useQuickFindQuery({
    variables: { text },
    skip: !staff || !worthAsking(text),
    // Records of several tables have the same IDs, and records that were deleted meanwhile must not be found.
    fetchPolicy: 'no-cache',
  });
  const found = worthAsking(typed) ? ((data ?? previousData)?.findRecords ?? []) : [];
  return { records: found.map(recordCommand), searching: loading || text !== typed, failed: Boolean(error) };
}

/**
 * The command palette: finds any record by its name, ID, address or phone, any screen, and any action that the user may
 * take. Arrows select, Enter opens, Escape closes.
 */
export default function CommandPalette({ user, onSignOut, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const staff = hasRole(user, 'ADMIN');
  const { records, searching, failed } = useFound(typed.trim(), staff);
  const shown = rankCommands(commandsFor(user, onSignOut), records, typed);
  const groups = [...new Set(shown.map(({ group }) => group))];
  const at = Math.min(active, Math.max(0, shown.length - 1));
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run?.();
    if (command.to) void navigate(command.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = moves[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const last = shown.length - 1;
      const next = at + by;
      setActive(Math.abs(by) > 1 ? Math.max(0, Math.min(last, next)) : (next + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(shown[at]);
    }
  };
  const status = failed
    ? 'Couldn’t search records.'
    : shown.length === 0
      ? searching && staff
        ? 'Searching'
        : 'Nothing found'
      : `${shown.length} found`;

  return (
    <Dialog
      open
      onClose={onClose}
      title={<VisuallyHidden>Search Uplift</VisuallyHidden>}
      initialFocus={input}
    >
      <Flex
        align="center"
        gap="3"
        borderBottomWidth="2px"
        borderColor="border"
        _focusWithin={{ borderColor: 'brand.solid' }}
        pb="1"
        mt="-8"
        me="10"
      >
        {searching && worthAsking(typed.trim()) && staff ? <Spinner size="sm" aria-hidden /> : <SearchIcon />}
        <Input
          ref={input}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[at] && `${id}-${at}`}
          aria-label={staff ? 'Find a record, a screen or an action' : 'Find a screen or an action'}
          placeholder={
            staff ? 'Search by name, ID, address, phone number or website' : 'Search pages and actions'
          }
          autoComplete="off"
          variant="flushed"
          border="0"
          px="1"
          // The line below shows the focus instead.
          _focusVisible={{ outline: 'none' }}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Flex>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        h="min(24rem, 60dvh)"
        overflowY="auto"
        py="2"
      >
        {groups.map((group, place) => {
          const of = shown.filter((command) => command.group === group);
          return (
            <Box key={group} role="group" aria-labelledby={`${id}-group-${place}`} mb="2">
              <Text
                id={`${id}-group-${place}`}
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
                px="3"
                py="1"
              >
                {group}
              </Text>
              {of.map((command) => {
                const index = shown.indexOf(command);
                return (
                  <Flex
                    key={command.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === at}
                    // On phones the name has the whole line.
                    direction={{ base: 'column', md: 'row' }}
                    align={{ md: 'baseline' }}
                    columnGap="3"
                    px="3"
                    py="2"
                    borderRadius="l1"
                    cursor="pointer"
                    bg={index === at ? 'brand.subtle' : undefined}
                    onMouseMove={() => setActive(index)}
                    // The pointer must not take the focus from the input.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(command)}
                  >
                    <Text truncate>{command.label}</Text>
                    {command.detail && (
                      <Text
                        textStyle="xs"
                        color="fg.muted"
                        ms={{ md: 'auto' }}
                        flexShrink="0"
                        maxW={{ md: '60%' }}
                        truncate
                      >
                        {command.detail}
                      </Text>
                    )}
                  </Flex>
                );
              })}
            </Box>
          );
        })}
        {shown.length === 0 && (
          <Text px="3" py="6" textAlign="center" color="fg.muted">
            {status}
          </Text>
        )}
      </Box>
      <Flex
        gap="4"
        py="2"
        textStyle="xs"
        color="fg.muted"
        borderTopWidth="1px"
        borderColor="border"
        hideBelow="md"
      >
        <span>
          <KeyCap>Up</KeyCap> <KeyCap>Down</KeyCap> to choose
        </span>
        <span>
          <KeyCap>Enter</KeyCap> to open
        </span>
        <span>
          <KeyCap>Esc</KeyCap> to close
        </span>
      </Flex>
    </Dialog>
  );
}
