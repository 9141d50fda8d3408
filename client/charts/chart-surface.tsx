import { Box, VisuallyHidden } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/language';
import { hideInPrint } from '../ui/print';
import type { ChartData } from './chart-data';
import { chartTexts, type NavigableMark } from './chart-texts';
import { ChartTip } from './chart-tip';
import type { ActiveMark } from './drawing-props';

type Surface = {
  data: ChartData;
  overlay: SVGGElement | null;
  active: ActiveMark | null;
  look: (mark: ActiveMark | null) => void;
};

const SurfaceContext = createContext<Surface | null>(null);

/** Returns the drawing's state for its layers. */
export function useSurface(): Surface {
  const surface = use(SurfaceContext);
  if (!surface) throw new Error('Chart marks must be used inside a ChartSurface.');
  return surface;
}

type Props = {
  data: ChartData;
  width: number;
  height: number;
  /** The description of the chart in a sentence. */
  description: string;
  walk: NavigableMark;
  children: ReactNode;
};

const paint = {
  '& svg': { display: 'block', '@media print': { maxWidth: '100%', height: 'auto' } },
} as const;

const markStyles = {
  '& .mark': { outline: 'none' },
  '& :is(a, [role=button]).mark': { cursor: 'pointer' },
  '& .mark > .ring': { fill: 'transparent', pointerEvents: 'none' },
  '& .mark > .area': { fill: 'transparent', pointerEvents: 'all' },
  '& .mark > .dot': { display: 'none', pointerEvents: 'none' },
  '& .mark[data-active] > .band': { fill: 'fg', fillOpacity: '0.06' },
  '& .mark[data-active] > .ring': { fill: 'fg', fillOpacity: '0.14' },
  '& .mark[data-active] > .dot': { display: 'inline' },
  '& .mark:focus-visible > .ring': {
    stroke: 'brand.focusRing',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
  },
  '@media (forced-colors: active)': { '& .mark:focus-visible > .ring': { stroke: 'Highlight' } },
} as const;

/**
 * A drawing with an overlay for pointers, the keyboard and screen readers: the library only paints, without names,
 * links or focus.
 */
export function ChartSurface({ data, width, height, description, walk, children }: Props) {
  const hint = useId();
  const text = useTexts(chartTexts);
  const [overlay, setOverlay] = useState<SVGGElement | null>(null);
  const [active, look] = useState<ActiveMark | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  // Lets the drawing shrink as a whole on paper, which may be narrower.
  useLayoutEffect(() => {
    drawing.current?.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }, [width, height]);
  return (
    <SurfaceContext value={{ data, overlay, active, look }}>
      <Box position="relative" h={`${height}px`} css={{ '@media print': { height: 'auto' } }}>
        <Box aria-hidden data-drawing="" ref={drawing} css={paint}>
          {children}
        </Box>
        <Box
          asChild
          position="absolute"
          inset="0"
          css={[markStyles, hideInPrint]}
          onPointerLeave={() => look(null)}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
          <svg role="group" aria-label={description} aria-describedby={hint} width={width} height={height}>
            {/* React listens for focus on it, which browsers would otherwise treat as a Tab stop. */}
            <g ref={setOverlay} tabIndex={-1} />
          </svg>
        </Box>
        <VisuallyHidden id={hint}>{text[walk]}</VisuallyHidden>
        {active && <ChartTip data={data} active={active} width={width} />}
      </Box>
    </SurfaceContext>
  );
}
