import { Box } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { ActionsMenu } from './actions-menu';
import { ChevronDownIcon } from './pictograms';

/** The number of actions that fit side by side on every phone. */
const ON_A_PHONE = 2;

const panel = {
  minW: '60',
  css: {
    '& button, & a': {
      w: 'full',
      justifyContent: 'flex-start',
      borderColor: 'transparent',
      bg: 'transparent',
    },
  },
};

/**
 * The actions on a record: each child is a button or a link. On phones only the first is always visible, and the others
 * are in a menu beside it: otherwise they would push the fields off the screen.
 */
export function RecordActions({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 768px)');
  const actions = Children.toArray(children);
  const [first, ...others] = actions;
  if (wide || actions.length <= ON_A_PHONE) return <>{actions}</>;
  return (
    <>
      {first}
      {/* At the end of the line, where its panel has room. */}
      <Box ms="auto">
        <ActionsMenu
          label={
            <>
              More <ChevronDownIcon />
            </>
          }
          panel={panel}
        >
          {others}
        </ActionsMenu>
      </Box>
    </>
  );
}
