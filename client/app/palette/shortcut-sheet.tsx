import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Dialog } from '../../ui/dialog';
import { KeyCap } from '../../ui/key-cap';

type Shortcut = readonly [keys: readonly string[], what: string];

const SHORTCUTS: readonly [heading: string, shortcuts: readonly Shortcut[]][] = [
  [
    'Shortcuts everywhere',
    [
      [['Ctrl or Cmd', 'K'], 'Find a record, a screen or an action'],
      [['?'], 'Show keyboard shortcuts'],
      [['F8'], 'Go to on-screen notifications'],
      [['Esc'], 'Close the open dialog or menu'],
    ],
  ],
  [
    'Shortcuts while viewing a list',
    [
      [['Up', 'Down'], 'Move between rows, or up to the column headings'],
      [['Enter'], 'Open the row'],
      [['F2'], 'Edit a cell (Enter or Tab saves and moves to the next cell)'],
      [['Space'], 'Select the row'],
      [['Shift', 'Space'], 'Select all rows up to this one'],
      [['Ctrl or Cmd', 'A'], 'Select all rows shown so far'],
      [['Esc'], 'Clear selection'],
    ],
  ],
  [
    'Shortcuts in column headings',
    [
      [['Left', 'Right'], 'Move between columns'],
      [['Enter'], 'Sort by this column'],
      [['Shift', 'Left'], 'Make the column narrower'],
      [['Shift', 'Right'], 'Make the column wider'],
      [['Shift', 'Enter'], 'Fit column to content'],
      [['Alt', 'Left'], 'Move the column to the left'],
      [['Alt', 'Right'], 'Move the column to the right'],
      [['Down'], 'Skip to the list'],
    ],
  ],
  [
    'Shortcuts while viewing a record',
    [
      [['Ctrl or Cmd', 'S'], 'Save'],
      [['J'], 'Next record'],
      [['K'], 'Previous record'],
      [['Alt', 'Down'], 'Next record (also works while you are typing)'],
      [['Alt', 'Up'], 'Previous record (works while you are typing too)'],
      [['Left', 'Right'], 'Move between tabs'],
    ],
  ],
];

/** The sheet of keyboard shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <Grid gap="6" pb="4">
        {SHORTCUTS.map(([heading, shortcuts]) => (
          <Box as="section" key={heading}>
            <Heading as="h3" size="sm" mb="2">
              {heading}
            </Heading>
            {shortcuts.map(([keys, what]) => (
              <Flex key={what} justify="space-between" align="center" gap="4" py="1">
                <Text textStyle="sm">{what}</Text>
                <Flex gap="1" flexShrink="0">
                  {keys.map((key) => (
                    <KeyCap key={key}>{key}</KeyCap>
                  ))}
                </Flex>
              </Flex>
            ))}
          </Box>
        ))}
      </Grid>
    </Dialog>
  );
}
