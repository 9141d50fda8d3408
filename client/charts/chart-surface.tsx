import { Box, VisuallyHidden } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import type { ChartData } from './chart-data';
import { ChartTip } from './chart-tip';

/** Where the one that is looked at stands in the drawing. */
export type ActiveMark = { series: number; category: number | null; x: number; y: number; words?: string };

type Surface = {
  data: ChartData;
  overlay: SVGGElement | null;
  active: ActiveMark | null;
  look: (mark: ActiveMark | null) => void;
};

const SurfaceContext = createContext<Surface | null>(null);

/** What the layers of a drawing know of it. */
export function useSurface(): Surface {
  const surface = use(SurfaceContext);
  if (!surface) throw new Error('A mark stands on the surface of a chart.');
  return surface;
}

type Props = {
  data: ChartData;
  width: number;
  height: number;
  /** What the chart shows, in a sentence. */
  description: string;
  /** What arrow keys go between. */
  parts: string;
  children: ReactNode;
};

const markStyles = {
  '& .mark': { outline: 'none' },
  '& a.mark': { cursor: 'pointer' },
  '& .mark > .area': { fill: 'transparent', pointerEvents: 'all' },
  '& .mark > .dot': { display: 'none', pointerEvents: 'none' },
  '& .mark[data-active] > .area': { fill: 'fg', fillOpacity: '0.07' },
  '& .mark[data-active] > .dot': { display: 'inline' },
  '& .mark:focus-visible > .area': {
    stroke: 'brand.focusRing',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
  },
  '@media (forced-colors: active)': { '& .mark:focus-visible > .area': { stroke: 'Highlight' } },
} as const;

/**
 * A drawing, and over it what can be pointed at, reached by keyboard and read aloud: the library draws paint, without
 * names, addresses or focus.
 */
export function ChartSurface({ data, width, height, description, parts, children }: Props) {
  const hint = useId();
  const [overlay, setOverlay] = useState<SVGGElement | null>(null);
  const [active, look] = useState<ActiveMark | null>(null);
  return (
    <SurfaceContext value={{ data, overlay, active, look }}>
      <Box position="relative" h={`${height}px`} css={{ '@media print': { height: 'auto' } }}>
        <Box aria-hidden data-drawing="" css={{ '& svg': { display: 'block', maxWidth: 'full' } }}>
          {children}
        </Box>
        <Box asChild position="absolute" inset="0" css={markStyles} onPointerLeave={() => look(null)}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
          <svg role="group" aria-label={description} aria-describedby={hint} width={width} height={height}>
            <g ref={setOverlay} />
          </svg>
        </Box>
        <VisuallyHidden id={hint}>Arrow keys move between {parts}.</VisuallyHidden>
        {active && <ChartTip data={data} active={active} width={width} />}
      </Box>
    </SurfaceContext>
  );
}
