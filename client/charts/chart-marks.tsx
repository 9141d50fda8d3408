import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import type { ActiveMark } from './active-mark';
import { useSurface } from './chart-surface';
import { nextMark } from './mark-walk';

/** What can be pointed at and reached by keyboard: a bar, a point or a slice. */
export type Mark = ActiveMark & {
  /** Label, series and value, as they are read aloud. */
  name: string;
  /** The rows behind it. */
  to?: string;
  /** What pressing it does where it stands for several, and so has no rows of its own. */
  open?: () => void;
  /** What is seen of it when it is looked at. */
  shape: ReactNode;
};

type Props = {
  marks: readonly Mark[];
  /** Where the inside of the drawing begins. */
  left: number;
  top: number;
  /** Categories go down the page: arrow keys up and down go between them. */
  down?: boolean;
};

const keyOf = ({ series, category }: ActiveMark) => `${series}:${category ?? 'other'}`;

/** The marks of a drawing, over it: one of them is reached with Tab, the others from there with arrow keys. */
export function ChartMarks({ marks, left, top, down = false }: Props) {
  const { overlay, active, look } = useSurface();
  const navigate = useNavigate();
  const [stop, setStop] = useState<string | null>(null);
  if (!overlay) return null;
  const stopAt = Math.max(
    0,
    marks.findIndex((mark) => keyOf(mark) === stop),
  );
  const onKeyDown = (event: KeyboardEvent<Element>, mark: Mark) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') return look(null);
    if (event.key === 'Enter' && (mark.to || mark.open)) {
      event.preventDefault();
      return mark.to ? void navigate(mark.to) : mark.open?.();
    }
    const next = nextMark(marks, mark, event.key, down);
    if (!next) return;
    event.preventDefault();
    overlay.querySelector<SVGElement>(`[data-mark="${keyOf(next)}"]`)?.focus();
  };
  return createPortal(
    <g transform={`translate(${left},${top})`}>
      {marks.map((mark, at) => {
        const key = keyOf(mark);
        const looked = () => look({ ...mark, x: mark.x + left, y: mark.y + top });
        const given = {
          className: 'mark',
          'data-mark': key,
          'data-active': active && keyOf(active) === key ? '' : undefined,
          'aria-label': mark.name,
          tabIndex: at === stopAt ? 0 : -1,
          onPointerEnter: looked,
          onFocus: () => {
            setStop(key);
            looked();
          },
          onBlur: () => look(null),
          onKeyDown: (event: KeyboardEvent<Element>) => onKeyDown(event, mark),
        };
        if (mark.to)
          return (
            <Link key={key} to={mark.to} {...given}>
              {mark.shape}
            </Link>
          );
        if (mark.open)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of HTML
            <g key={key} role="button" onClick={mark.open} {...given}>
              {mark.shape}
            </g>
          );
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is looked at, and leads nowhere
          <g key={key} role="img" {...given}>
            {mark.shape}
          </g>
        );
      })}
    </g>,
    overlay,
  );
}
