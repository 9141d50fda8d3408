import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, use, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../lib/language';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { hideInPrint } from '../ui/print';
import { Skeleton } from '../ui/skeleton';
import { ChartBody, type ChartKind, DRAWING_HEIGHT, ofParts } from './chart-body';
import { PrintContext } from './chart-colors';
import { type ChartData, isNothing } from './chart-data';
import { ChartMenu } from './chart-menu';
import { ChartTable } from './chart-table';
import { chartTexts } from './chart-texts';
import { figurePrintStyles } from './figure-print-styles';
import { ShowTable } from './show-table';
import { useWidth } from './use-width';

/** From this width in pixels on, the table is beside the drawing. */
const ROOMY = 800;

/** Shows all columns of the table; the drawing can be narrower. */
const BESIDE = 'minmax(0, 3fr) minmax(min-content, 2fr)';

/** The maximum height of the table beside its drawing; a longer one scrolls. */
const tableHeight = (parts: boolean) => (parts ? '32rem' : '48rem');

type Props = {
  title: string;
  /** The owner and period of the figures, for the downloaded and printed chart. */
  about: string;
  /** A sentence below the title. */
  description?: ReactNode;
  level?: 'h2' | 'h3';
  kind: ChartKind;
  /** Undefined while loading. */
  data: ChartData | undefined;
  /** The keys of the series that are drawn; the table shows all series. */
  drawn?: readonly string[];
  /** The error that prevents loading. */
  error?: unknown;
  onRetry?: () => void;
  /** The message if there are no values. */
  empty: ReactNode;
  /** Controls for what is drawn, beside the title. */
  choices?: ReactNode;
  /** If true, has no card style of its own, for use on a card. */
  plain?: boolean;
};

/**
 * A chart with its title, drawing, legend and menu, and a table of the same numbers. The drawings load on demand
 * (R283).
 */
export function ChartFigure({
  title,
  about,
  description,
  level = 'h2',
  kind,
  data,
  drawn,
  error,
  onRetry,
  empty,
  choices,
  plain = false,
}: Props) {
  const id = useId();
  const text = useTexts(chartTexts);
  const [figure, width] = useWidth<HTMLElement>();
  const [asTable, setAsTable] = useState(false);
  const [alone, setAlone] = useState(false);
  const printing = use(PrintContext) || alone;
  const showTable = useCallback(() => {
    flushSync(() => setAsTable(true));
    figure.current?.querySelector<HTMLElement>('[role=region]')?.focus();
  }, [figure]);
  const shown = data && { ...data, series: data.series.filter(({ key }) => drawn?.includes(key) ?? true) };
  const parts = ofParts(kind);
  const roomy = width >= ROOMY && !alone;
  const full = data && data.categories.length > 0 && !isNothing(data) ? data : null;
  const onPaper = (screen: boolean) => ({
    display: screen ? 'block' : 'none',
    '@media print': { display: 'block' },
  });
  return (
    <Box
      as="figure"
      ref={figure}
      aria-labelledby={id}
      minW="0"
      css={figurePrintStyles}
      {...(!plain && { layerStyle: 'panel', p: { base: '4', md: '6' } })}
    >
      <Flex justify="space-between" align="flex-start" columnGap="3" rowGap="2" wrap="wrap" mb="4">
        <Box flex="1 1 9rem" minW="0">
          <Heading as={level} id={id} size={level === 'h2' ? 'md' : 'sm'}>
            {title}
          </Heading>
          {alone && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {about}
            </Text>
          )}
          {description && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {description}
            </Text>
          )}
        </Box>
        {choices && full && (
          // Beside a narrow drawing the controls are on a line of their own below the title.
          <Box order={roomy ? 0 : 1} w={roomy ? 'auto' : 'full'} css={hideInPrint}>
            {choices}
          </Box>
        )}
        {full && shown && (
          <Flex gap="1" align="center" css={hideInPrint}>
            {!roomy && (
              <Button
                size="xs"
                variant="outline"
                colorPalette="neutral"
                onClick={() => setAsTable(!asTable)}
                aria-label={`${asTable ? text.asChart : text.asTable}: ${title}`}
              >
                {asTable ? text.asChart : text.asTable}
              </Button>
            )}
            <ChartMenu
              {...{ title, about, data: full, drawn: shown, parts, figure, onPrinting: setAlone }}
              lines={kind === 'line'}
              showDrawing={() => setAsTable(false)}
            />
          </Flex>
        )}
      </Flex>
      {error !== undefined && error !== null && !data ? (
        <ErrorState
          error={error}
          onRetry={onRetry}
          level="h3"
          py="6"
          minH={DRAWING_HEIGHT}
          justify="center"
        />
      ) : !data ? (
        <Box role="status" aria-label={text.loading(title)}>
          <Skeleton h={DRAWING_HEIGHT} borderRadius="l2" />
        </Box>
      ) : !full || !shown ? (
        <EmptyState title={text.nothing} level="h3" py="6" minH={DRAWING_HEIGHT} justify="center">
          {empty}
        </EmptyState>
      ) : (
        <Grid
          templateColumns={roomy ? BESIDE : 'minmax(0, 1fr)'}
          gap={{ base: '5', md: '8' }}
          alignItems="start"
        >
          <Box minW="0" alignSelf={parts ? 'center' : undefined} css={onPaper(roomy || !asTable)}>
            <PrintContext value={printing}>
              <ShowTable value={showTable}>
                <ChartBody {...{ title, kind, data: shown, printing }} besideTable={roomy} />
              </ShowTable>
            </PrintContext>
          </Box>
          <Box minW="0" css={onPaper(roomy || asTable)}>
            <ChartTable
              title={title}
              data={full}
              parts={parts}
              maxHeight={roomy ? tableHeight(parts) : undefined}
            />
          </Box>
        </Grid>
      )}
    </Box>
  );
}
