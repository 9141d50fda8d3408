import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { texts, useTexts } from '../lib/language';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './pictograms';
import { useAutoplay } from './use-autoplay';

/** Milliseconds for which a single slide is shown, and a row of several (R052). */
const SINGLE = 7000;
const MULTI = 2500;

const carouselTexts = texts(
  { back: 'Previous', further: 'Next', pause: 'Pause', play: 'Play', carousel: 'carousel' },
  {
    back: 'Hoki',
    further: 'Haere tonu',
    pause: 'Whakatārewa',
    play: 'Whakahaere',
    carousel: 'rārangi hurihuri',
  },
);

const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gap: { base: '5', lg: '8' },
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    pb: '3',
    // Leaves room for the focus rings of links, which the row would cut off.
    ps: '1',
    pe: { base: 'gutter', md: '1' },
    scrollPaddingInline: '1',
    scrollbarWidth: 'thin',
    focusVisibleRing: 'outside',
    '& > li': { scrollSnapAlign: 'start' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

type Props = {
  label: string;
  slides: readonly { key: React.Key; content: ReactNode }[];
  /** The width of a slide, as `grid-auto-columns`; defaults to three side by side (R052). */
  columns?: Record<string, string>;
  /** Milliseconds until the next slide; defaults to R052. */
  interval?: number;
  /** Renders the heading, with the buttons in its row. */
  heading: (controls: ReactNode) => ReactNode;
};

const THREE = { base: '100%', sm: '46%', lg: 'calc((100% - 4rem) / 3)' };

/** A row of slides that scrolls by touch, keyboard and buttons, and advances by itself until the user pauses it. */
export function Carousel({ label, slides, columns = THREE, interval, heading }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const say = useTexts(carouselTexts);

  /** Scrolls by this number of slides, around both ends. */
  const turn = useCallback((direction: 1 | -1) => {
    const row = track.current;
    const slide = row?.firstElementChild;
    if (!row || !slide) return;
    const step =
      slide.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(row).columnGap || '0');
    const last = row.scrollWidth - row.clientWidth;
    const left = row.scrollLeft + direction * step;
    const past = direction === 1 ? row.scrollLeft >= last - 4 : row.scrollLeft <= 4;
    row.scrollTo({ left: past ? (direction === 1 ? 0 : last) : left });
  }, []);
  const next = useCallback(() => turn(1), [turn]);
  const delay = useCallback(() => {
    if (interval) return interval;
    const row = track.current;
    const slide = row?.firstElementChild;
    return row && slide && row.clientWidth < slide.clientWidth * 1.5 ? SINGLE : MULTI;
  }, [interval]);
  const { paused, toggle } = useAutoplay(area, delay, next);

  const round = { variant: 'outline', size: 'sm', borderRadius: 'full' } as const;
  const controls = slides.length > 1 && (
    <Flex gap="2" align="center">
      <IconButton
        {...round}
        aria-label={`${paused ? say.play : say.pause}: ${label}`}
        onClick={toggle}
        // With reduced motion it does not advance, so there is nothing to pause.
        css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton {...round} aria-label={`${say.back}: ${label}`} onClick={() => turn(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton {...round} aria-label={`${say.further}: ${label}`} onClick={next}>
        <ChevronRightIcon />
      </IconButton>
    </Flex>
  );

  return (
    <Box ref={area} role="group" aria-roledescription={say.carousel} aria-label={label}>
      {heading(controls)}
      <Box ms="-1" me={{ base: 'calc(var(--up-spacing-gutter) * -1)', md: '-1' }}>
        {/* In the tab order, since a scrolling row must be reachable by keyboard. */}
        <Track ref={track} tabIndex={0} aria-label={label} gridAutoColumns={columns}>
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </Track>
      </Box>
    </Box>
  );
}
