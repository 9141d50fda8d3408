import { Box } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { ActsMenu } from './acts-menu';
import { ChevronDownIcon } from './pictograms';

/** So many stand beside each other on every phone. */
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
 * What can be done with a record: each child is a button or a link. On phones the first stays in sight, and the others
 * are behind a button beside it, or they would push the fields out of sight.
 */
export function RecordActs({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 768px)');
  const acts = Children.toArray(children);
  const [first, ...others] = acts;
  if (wide || acts.length <= ON_A_PHONE) return <>{acts}</>;
  return (
    <>
      {first}
      {/* At the end of the line, where its panel has room. */}
      <Box ms="auto">
        <ActsMenu
          label={
            <>
              More <ChevronDownIcon />
            </>
          }
          panel={panel}
        >
          {others}
        </ActsMenu>
      </Box>
    </>
  );
}
