import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { GridColumn } from './grid-column';
import { FINGER, HEADER_HEIGHT, ROW_HEIGHT } from './grid-styles';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `line-${index}`);

const ROWS = keys(24);
const CELLS = keys(5);
const CARDS = keys(3);

/** Plain elements with one animation: every list renders many of these shapes first. */
const bars = {
  '& i': { display: 'block', h: '3', borderRadius: 'l1', bg: 'bg.muted' },
  '& .shapes': { animation: 'pulse' },
} as const;

const rows = {
  ...bars,
  '& .row-shape': {
    display: 'grid',
    gridTemplateColumns: '2rem 3fr 2fr 2fr 1fr',
    gap: '6',
    px: '4',
    alignItems: 'center',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    height: `${ROW_HEIGHT.pointer}px`,
    [`@media ${FINGER}`]: { height: `${ROW_HEIGHT.finger}px` },
  },
} as const;

/** Placeholders of the first rows while they load, each in the place of a row, below the real headers. */
export const RowShapes = () => (
  <Box position="absolute" inset="0" top={`${HEADER_HEIGHT}px`} overflow="hidden" role="status" css={rows}>
    <VisuallyHidden>Loading</VisuallyHidden>
    <div className="shapes">
      {ROWS.map((row) => (
        <div key={row} className="row-shape">
          {CELLS.map((cell) => (
            <i key={cell} />
          ))}
        </div>
      ))}
    </div>
  </Box>
);

const cards = {
  ...bars,
  '& .shapes': { display: 'grid', gap: '3', animation: 'pulse' },
  '& .card-shape': { layerStyle: 'panel', p: '4' },
  '& .title-shape': { h: '5', w: '48', maxW: 'full' },
  '& .line-shapes': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '3.5',
    mt: '4',
  },
} as const;

type Props = { columns: readonly Pick<GridColumn<never>, 'onCard'>[] };

/** Placeholders of the first cards on a phone, with as many lines as the cards will have. */
export function CardShapes({ columns }: Props) {
  const parts = keys(2 * columns.filter(({ onCard }) => !onCard).length);
  return (
    <Box role="status" css={cards}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="shapes">
        {CARDS.map((card) => (
          <div key={card} className="card-shape">
            <i className="title-shape" />
            <div className="line-shapes">
              {parts.map((part) => (
                <i key={part} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Box>
  );
}
